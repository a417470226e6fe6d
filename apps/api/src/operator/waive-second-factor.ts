import { DAY_MS } from '@hoshikraft/shared';
import { recordAccountEvent } from '../account-history/record-account-event.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { Refusal } from '../errors/refusal.ts';
import { findContact } from '../players/contacts-repository.ts';
import { factorsOf, lockFactors } from '../two-factor/factors-repository.ts';
import { keepWaiver, type Waiver } from '../two-factor/waivers-repository.ts';
import { words } from '../words/words.ts';
import { findAccount, type Office } from './accounts-repository.ts';
import { refuseBothReplaced } from './refuse-both-replaced.ts';
import { tellBots } from './tell-bots.ts';

/** How long whoever has the phone after all can object. */
const OBJECTION_MS = DAY_MS;
const WORKS_MS = 7 * DAY_MS;

/**
 * Lets somebody who has lost phone and recovery codes, but not the mailbox, turn their second factors off: from a day later a
 * new password set by a letter does it. Until then nothing changes, and a right code ends it.
 *
 * @throws Refusal where there is no such player, no factor to turn off, no mail to prove oneself by, or one that is new itself
 */
export async function waiveSecondFactor(
  app: Office,
  { nickname, reason }: { nickname: string; reason: string },
): Promise<Waiver & { login: string }> {
  const { id: playerId, login } = await findAccount(app.db, nickname);
  const now = app.clock.now();
  const from = new Date(now.getTime() + OBJECTION_MS);
  const until = new Date(from.getTime() + WORKS_MS);
  return inTransaction(app.db, async (trx) => {
    await lockFactors(trx, playerId);
    const { email, locale } = await findContact(trx, playerId);
    if (email === null) throw new Refusal(`${login} has no e-mail to prove anything by`);
    if ((await factorsOf(trx, playerId)).length === 0) throw new Refusal(`${login} has no second factor`);
    await refuseBothReplaced(trx, playerId, 'mail', now);
    await keepWaiver(trx, playerId, { from, until });
    await recordAccountEvent(trx, { app, ip: null, userAgent: null }, { playerId, kind: 'factors_waived', reason });
    await tellBots(trx, app, playerId, words(locale).bots.factorsWaived(login, app.config.operatorEmail));
    return { login, from, until };
  });
}
