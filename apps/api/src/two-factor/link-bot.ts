import { recordAccountEvent } from '../account-history/record-account-event.ts';
import type { BotCommand, BotMessage } from '../outside/bots/bot.ts';
import type { AppContext } from '../context.ts';
import type { Trx } from '../database/types.ts';
import { words } from '../words/words.ts';
import { addBotFactor, botFactorsOf, playerOfSubject } from './bot-factors-repository.ts';
import { lockFactors } from './factors-repository.ts';
import { hashLinkCode } from './link-code.ts';
import { spendLinkCode } from './link-codes-repository.ts';
import { addTelegram, telegramOf, telegramOwner } from './telegram-links-repository.ts';

type Player = { id: string; login: string };
type Refusal = 'taken' | 'on';

/** Codes of that player are sent to whoever wrote, from here on. */
async function turnOn(trx: Trx, app: AppContext, message: BotMessage, player: Player): Promise<Refusal | undefined> {
  const { messenger, senderId, senderName } = message;
  const owner = await playerOfSubject(trx, messenger, senderId);
  if (owner === player.id) return undefined;
  const linkedTo = messenger === 'telegram' ? await telegramOwner(trx, senderId) : undefined;
  if (owner !== undefined || (linkedTo !== undefined && linkedTo !== player.id)) return 'taken';
  const linked = await botFactorsOf(trx, player.id);
  if (linked.some((factor) => factor.messenger === messenger)) return 'on';
  await addBotFactor(trx, player.id, { messenger, subject: senderId, name: senderName, since: app.clock.now() });
  const whence = { app, ip: null, userAgent: null };
  await recordAccountEvent(trx, whence, { playerId: player.id, kind: 'factor_on', service: messenger });
  return undefined;
}

/** Links Telegram and no more: neither do codes come by it nor does it sign anybody in. */
async function linkTelegram(
  trx: Trx,
  app: AppContext,
  message: BotMessage,
  player: Player,
): Promise<Refusal | undefined> {
  const { senderId: subject, senderName: name } = message;
  const owner = (await telegramOwner(trx, subject)) ?? (await playerOfSubject(trx, 'telegram', subject));
  if (owner !== undefined && owner !== player.id) return 'taken';
  const known = await telegramOf(trx, player.id);
  if (known !== undefined) return known === subject ? undefined : 'on';
  await addTelegram(trx, player.id, { subject, name, since: app.clock.now() });
  const whence = { app, ip: null, userAgent: null };
  await recordAccountEvent(trx, whence, { playerId: player.id, kind: 'service_linked', service: 'telegram' });
  return undefined;
}

/** `/link CODE`: what the code was made for, a factor or a linked service, is whoever sends it from here on. */
export const linkBot: BotCommand = async (trx, app, message, argument) => {
  const spoken = words(message.locale).bots;
  const player = await spendLinkCode(trx, hashLinkCode(argument), message.messenger, app.clock.now());
  if (player === undefined) return spoken.link.unknown;
  await lockFactors(trx, player.id);
  const isService = player.purpose === 'service';
  const refusal = await (isService ? linkTelegram : turnOn)(trx, app, message, player);
  if (refusal !== undefined) return spoken.link[refusal];
  return isService ? spoken.linkedService(player.login) : spoken.linked(player.login);
};
