import type { AppContext } from '../../context.ts';
import { queueEmail } from '../../community/emails/queue-email.ts';
import { findContact } from '../../community/players/contacts-repository.ts';
import { findServer } from '../../game/servers/servers-repository.ts';
import { localized } from '../../platform/database/localized.ts';
import type { Trx } from '../../platform/database/types.ts';
import type { Purchase } from './decide-purchase.ts';

/** Notifies the receiver of a gift in their language, if their account has an email. */
export const queueGiftEmail = async (
  trx: Trx,
  app: Pick<AppContext, 'config'>,
  { giver, role, receiver, plan }: Pick<Purchase, 'role' | 'receiver' | 'plan'> & { giver: string },
): Promise<void> => {
  const { login, email, locale } = await findContact(trx, receiver.id);
  if (email === null) return;
  const server = await findServer(trx, role.serverId);
  const args = {
    login,
    giver,
    role: localized(role.name, locale),
    server: server?.name ?? role.serverId,
    endsAt: plan.endsAt?.toISOString() ?? null,
  };
  await queueEmail(trx, app, { to: email, locale, kind: 'gift', args });
};
