import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hoshikraft/shared';
import type { EmailArgs, EmailKind } from '../../platform/messages/letters/email-messages.ts';

interface EmailKindRules<Kind extends EmailKind> {
  /** How long the email is worth sending, in milliseconds: an expired code is useless. */
  readonly usefulMs: number;
  /** Whether a user requests it and could do so repeatedly: counted per address and per player. */
  readonly isRequested: boolean;
  /** The path of the site that the button opens. A secret goes into the fragment, which is never sent to a server or logged. */
  readonly path?: (args: EmailArgs[Kind]) => string;
}

const CODE = { usefulMs: 10 * MINUTE_MS, isRequested: true };

export const emailKinds: { readonly [Kind in EmailKind]: EmailKindRules<Kind> } = {
  mail_code_current: CODE,
  mail_code_new: CODE,
  proof_code: CODE,
  mail_changed: { usefulMs: DAY_MS, isRequested: false, path: ({ undoToken }) => `/undo-email#${undoToken}` },
  password_reset: { usefulMs: HOUR_MS, isRequested: true, path: ({ token }) => `/restore#${token}` },
  notice: { usefulMs: DAY_MS, isRequested: false, path: () => '/cabinet/authorization' },
  deletion: { usefulMs: 7 * DAY_MS, isRequested: false, path: () => '/cabinet/privacy' },
  export: { usefulMs: 7 * DAY_MS, isRequested: false, path: () => '/cabinet/privacy' },
  gift: { usefulMs: DAY_MS, isRequested: false, path: () => '/cabinet/roles' },
};

/** Kinds of emails that users request. */
export const requestedKinds = (Object.keys(emailKinds) as EmailKind[]).filter((kind) => emailKinds[kind].isRequested);
