import { recordAccountEvent } from '../account-history/record-account-event.ts';
import type { BotCommand } from '../outside/bots/bot.ts';
import { words } from '../words/words.ts';
import { addBotFactor, botFactorsOf, playerOfSubject } from './bot-factors-repository.ts';
import { lockFactors } from './factors-repository.ts';
import { hashLinkCode } from './link-code.ts';
import { spendLinkCode } from './link-codes-repository.ts';

/** `/link CODE`: whoever sends it is from here on who codes of that player are sent to. */
export const linkBot: BotCommand = async (trx, app, { messenger, senderId, senderName, locale }, argument) => {
  const spoken = words(locale).bots;
  const now = app.clock.now();
  const player = await spendLinkCode(trx, hashLinkCode(argument), now);
  if (player === undefined) return spoken.link.unknown;
  await lockFactors(trx, player.id);
  const owner = await playerOfSubject(trx, messenger, senderId);
  if (owner !== undefined && owner !== player.id) return spoken.link.taken;
  if (owner === undefined) {
    const linked = await botFactorsOf(trx, player.id);
    if (linked.some((factor) => factor.messenger === messenger)) return spoken.link.on;
    await addBotFactor(trx, player.id, { messenger, subject: senderId, name: senderName, since: now });
    const whence = { app, ip: null, userAgent: null };
    await recordAccountEvent(trx, whence, { playerId: player.id, kind: 'factor_on', service: messenger });
  }
  return spoken.linked(player.login);
};
