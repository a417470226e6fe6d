import { recordAccountEvent } from '../audit-log/record-account-event.ts';
import type { BotCommand, BotMessage } from '../../integrations/bots/bot.ts';
import { findContact } from '../../community/players/contacts-repository.ts';
import type { AppContext } from '../../context.ts';
import type { Trx } from '../../platform/database/types.ts';
import { messagesFor } from '../../platform/messages/messages.ts';
import { addBotFactor, listBotFactors, findPlayerBySubject } from './bot-factors-repository.ts';
import { lockFactors } from './factors-repository.ts';
import { hashLinkCode } from './link-code.ts';
import { consumeLinkCode } from './link-codes-repository.ts';
import { addTelegram, findTelegramSubject, findTelegramOwner } from './telegram-links-repository.ts';

type Player = { id: string; login: string };
type Refusal = 'taken' | 'on';

/** Turns the bot factor on: from now on the sender receives the player's codes. */
async function turnOn(trx: Trx, app: AppContext, message: BotMessage, player: Player): Promise<Refusal | undefined> {
  const { messenger, senderId, senderName } = message;
  const owner = await findPlayerBySubject(trx, messenger, senderId);
  if (owner === player.id) return undefined;
  const linkedTo = messenger === 'telegram' ? await findTelegramOwner(trx, senderId) : undefined;
  if (owner !== undefined || (linkedTo !== undefined && linkedTo !== player.id)) return 'taken';
  const linked = await listBotFactors(trx, player.id);
  if (linked.some((factor) => factor.messenger === messenger)) return 'on';
  await addBotFactor(trx, player.id, { messenger, subject: senderId, name: senderName, since: app.clock.now() });
  const origin = { app, ip: null, userAgent: null };
  await recordAccountEvent(trx, origin, { playerId: player.id, kind: 'factor_on', service: messenger });
  return undefined;
}

/** Links Telegram as a service only: it neither receives codes nor signs in. */
async function linkTelegram(
  trx: Trx,
  app: AppContext,
  message: BotMessage,
  player: Player,
): Promise<Refusal | undefined> {
  const { senderId: subject, senderName: name } = message;
  const owner = (await findTelegramOwner(trx, subject)) ?? (await findPlayerBySubject(trx, 'telegram', subject));
  if (owner !== undefined && owner !== player.id) return 'taken';
  const known = await findTelegramSubject(trx, player.id);
  if (known !== undefined) return known === subject ? undefined : 'on';
  await addTelegram(trx, player.id, { subject, name, since: app.clock.now() });
  const origin = { app, ip: null, userAgent: null };
  await recordAccountEvent(trx, origin, { playerId: player.id, kind: 'service_linked', service: 'telegram' });
  return undefined;
}

/** Handles `/link CODE`: links the sender to the code's player, as a factor or as a linked service. */
export const linkBot: BotCommand = async (trx, app, message, argument) => {
  const player = await consumeLinkCode(trx, hashLinkCode(argument), message.messenger, app.clock.now());
  if (player === undefined) return messagesFor(message.locale).bots.link.unknown;
  const messages = messagesFor((await findContact(trx, player.id)).locale).bots;
  await lockFactors(trx, player.id);
  const isService = player.purpose === 'service';
  const refusal = await (isService ? linkTelegram : turnOn)(trx, app, message, player);
  if (refusal !== undefined) return messages.link[refusal];
  return isService ? messages.linkedService(player.login) : messages.linked(player.login);
};
