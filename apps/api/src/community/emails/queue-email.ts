import { randomUUID } from 'node:crypto';
import type { Locale } from '@hoshikraft/shared';
import type { AppContext } from '../../context.ts';
import { sealText } from '../../platform/database/seal.ts';
import type { Trx } from '../../platform/database/types.ts';
import type { EmailArgs, EmailKind } from '../../platform/messages/letters/email-messages.ts';
import { emailKinds } from './email-kinds.ts';
import { addEmail } from './emails-repository.ts';

export interface NewEmail<Kind extends EmailKind> {
  readonly to: string;
  readonly locale: Locale;
  readonly kind: Kind;
  readonly args: EmailArgs[Kind];
  /** The signed-in player who caused it; omitted if there is none. */
  readonly playerId?: string;
}

/**
 * Queues an email, which is sent about a second after the commit and never if the transaction is rolled back. Its content is
 * encrypted while it waits and deleted afterwards.
 */
export async function queueEmail<Kind extends EmailKind>(
  trx: Trx,
  app: Pick<AppContext, 'config'>,
  { to, locale, kind, args, playerId }: NewEmail<Kind>,
): Promise<void> {
  const id = randomUUID();
  const sealed = sealText({ secret: app.config.sealingSecret, purpose: 'letters' }, id, JSON.stringify(args));
  await addEmail(trx, {
    id,
    playerId: playerId ?? null,
    to,
    locale,
    kind,
    sealed,
    usefulMs: emailKinds[kind].usefulMs,
  });
}
