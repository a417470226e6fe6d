import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hoshikraft/shared';
import type { LetterArgs, LetterKind } from '../words/letters/letter-words.ts';

interface KindOfLetter<Kind extends LetterKind> {
  /** Sent until then, milliseconds: a code that ran out serves nobody. */
  readonly usefulMs: number;
  /** Somebody asks for it, and might ask again and again: counted for its address and for who asks. */
  readonly isAsked: boolean;
  /** Where its button leads, a path of the site; a secret stands behind #, which no server is sent and no log keeps. */
  readonly path?: (args: LetterArgs[Kind]) => string;
}

const CODE = { usefulMs: 10 * MINUTE_MS, isAsked: true };

export const letterKinds: { readonly [Kind in LetterKind]: KindOfLetter<Kind> } = {
  mail_code_current: CODE,
  mail_code_new: CODE,
  proof_code: CODE,
  mail_changed: { usefulMs: DAY_MS, isAsked: false, path: ({ undoToken }) => `/undo-email#${undoToken}` },
  password_reset: { usefulMs: HOUR_MS, isAsked: true, path: ({ token }) => `/restore#${token}` },
  notice: { usefulMs: DAY_MS, isAsked: false, path: () => '/cabinet/authorization' },
};

/** Kinds that are asked for. */
export const askedKinds = (Object.keys(letterKinds) as LetterKind[]).filter((kind) => letterKinds[kind].isAsked);
