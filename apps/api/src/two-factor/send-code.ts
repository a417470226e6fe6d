import { timingSafeEqual } from 'node:crypto';
import { HOUR_MS, MINUTE_MS } from '@hoshikraft/shared';
import type { AppContext } from '../context.ts';
import { hashShortCode, MOST_TRIES, newShortCode } from '../database/short-code.ts';
import type { Trx } from '../database/types.ts';
import type { OperationContext } from '../http/define-operation.ts';
import type { Messenger } from '../outside/bots/bot.ts';
import { addBotMessage } from '../outside/bots/bots-repository.ts';
import { words } from '../words/words.ts';
import { botFactorsOf } from './bot-factors-repository.ts';
import { lockFactors } from './factors-repository.ts';
import {
  type CodeScope,
  countCodeTry,
  countSentCodes,
  keepSentCode,
  lockSentCode,
  spendSentCode,
} from './sent-codes-repository.ts';

/** A code is good for so long (docs/product/accounts.md#second-factor). */
const LIFE_MS = 5 * MINUTE_MS;
/** One code a minute for a player, whatever session asks, and so many an hour. */
const PAUSE_MS = MINUTE_MS;
const MOST_AN_HOUR = 20;

const hashOf = (app: AppContext, { sessionId, purpose }: CodeScope, code: string): Buffer =>
  hashShortCode(app.config.sealingSecret, ['sent-code', sessionId, purpose], code);

export type Sent = { messenger: Messenger; expiresAt: Date; resendAt: Date } | { waitMs: number } | 'not linked';

interface Wanted extends CodeScope {
  login: string;
  /** The first that is linked where it is not said. */
  messenger?: Messenger | undefined;
}

/** Owes a player a code by a bot, in the transaction of what asks for it. */
export async function sendCode(
  trx: Trx,
  { app, locale }: Pick<OperationContext, 'app' | 'locale'>,
  { login, messenger, ...scope }: Wanted,
): Promise<Sent> {
  await lockFactors(trx, scope.playerId);
  const linked = await botFactorsOf(trx, scope.playerId);
  const factor = linked.find((one) => messenger === undefined || one.messenger === messenger);
  if (factor === undefined) return 'not linked';
  const now = app.clock.now();
  const { count, last } = await countSentCodes(trx, scope.playerId, new Date(now.getTime() - HOUR_MS));
  const pause = last === null ? 0 : last.getTime() + PAUSE_MS - now.getTime();
  if (pause > 0) return { waitMs: pause };
  if (count >= MOST_AN_HOUR) return { waitMs: HOUR_MS };
  const code = newShortCode();
  const expiresAt = new Date(now.getTime() + LIFE_MS);
  await keepSentCode(trx, scope, { hash: hashOf(app, scope, code), now, expiresAt });
  await addBotMessage(trx, app, {
    messenger: factor.messenger,
    recipientId: factor.subject,
    text: words(locale).bots.code[scope.purpose](code, login, app.config.brandName),
    now,
    expiresAt,
  });
  return { messenger: factor.messenger, expiresAt, resendAt: new Date(now.getTime() + PAUSE_MS) };
}

/** Whether this is the code that was sent last for this; then it is good no more. */
export async function takeSentCode(trx: Trx, app: AppContext, scope: CodeScope, code: string): Promise<boolean> {
  const now = app.clock.now();
  const sent = await lockSentCode(trx, scope, now, MOST_TRIES);
  if (sent === undefined) return false;
  if (timingSafeEqual(sent.code_hash, hashOf(app, scope, code))) {
    await spendSentCode(trx, scope, now);
    return true;
  }
  await countCodeTry(trx, String(sent.id));
  return false;
}
