import { timingSafeEqual } from 'node:crypto';
import { HOUR_MS, MINUTE_MS } from '@hoshikraft/shared';
import type { AppContext } from '../../context.ts';
import { hashShortCode, MAX_TRIES, newShortCode } from '../../platform/database/short-code.ts';
import type { Db, Trx } from '../../platform/database/types.ts';
import type { OperationContext } from '../../platform/http/define-operation.ts';
import type { Messenger } from '../../integrations/bots/bot.ts';
import { addBotMessage } from '../../integrations/bots/bots-repository.ts';
import { messagesFor } from '../../platform/messages/messages.ts';
import { listBotFactors } from './bot-factors-repository.ts';
import { lockFactors } from './factors-repository.ts';
import {
  type CodeScope,
  countCodeTry,
  countSentCodes,
  saveSentCode,
  lockSentCode,
  voidSentCode,
} from './sent-codes-repository.ts';

/** How long a code is valid (docs/product/accounts.md#second-factor). */
const LIFETIME_MS = 5 * MINUTE_MS;
/** Limits per player over all sessions: one code a minute, and a number per hour. */
const PAUSE_MS = MINUTE_MS;
const MAX_PER_HOUR = 20;

const hashOf = (app: AppContext, { sessionId, purpose }: CodeScope, code: string): Buffer =>
  hashShortCode(app.config.sealingSecret, ['sent-code', sessionId, purpose], code);

export type Sent = { messenger: Messenger; expiresAt: Date; resendAt: Date } | { waitMs: number } | 'not linked';

interface CodeRequest extends CodeScope {
  login: string;
  /** Defaults to the first linked one. */
  messenger?: Messenger | undefined;
}

/** Returns how long a player has to wait for another code; 0 if they need not. */
export async function getCodeWaitMs(db: Db, app: AppContext, playerId: string): Promise<number> {
  const now = app.clock.now().getTime();
  const { count, first, lastTaken } = await countSentCodes(db, playerId, new Date(now - HOUR_MS));
  const pause = lastTaken === null ? 0 : lastTaken.getTime() + PAUSE_MS - now;
  const limit = first === null || count < MAX_PER_HOUR ? 0 : first.getTime() + HOUR_MS - now;
  return Math.max(0, pause, limit);
}

/** Queues a code for a player's bot, in the caller's transaction. */
export async function sendCode(
  trx: Trx,
  { app, locale }: Pick<OperationContext, 'app' | 'locale'>,
  { login, messenger, ...scope }: CodeRequest,
): Promise<Sent> {
  await lockFactors(trx, scope.playerId);
  const linked = await listBotFactors(trx, scope.playerId);
  const factor = linked.find((one) => messenger === undefined || one.messenger === messenger);
  if (factor === undefined) return 'not linked';
  const now = app.clock.now();
  const waitMs = await getCodeWaitMs(trx, app, scope.playerId);
  if (waitMs > 0) return { waitMs };
  const code = newShortCode();
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  const messageId = await addBotMessage(trx, app, {
    messenger: factor.messenger,
    recipientId: factor.subject,
    text: messagesFor(locale).bots.code[scope.purpose](code, login, app.config.brandName),
    now,
    expiresAt,
  });
  const hash = hashOf(app, scope, code);
  await saveSentCode(trx, scope, { hash, messenger: factor.messenger, messageId, now, expiresAt });
  return { messenger: factor.messenger, expiresAt, resendAt: new Date(now.getTime() + PAUSE_MS) };
}

/** Whether this is the last code sent for this scope. A right code is voided; a wrong attempt is counted. */
export async function consumeSentCode(trx: Trx, app: AppContext, scope: CodeScope, code: string): Promise<boolean> {
  const now = app.clock.now();
  const sent = await lockSentCode(trx, scope, now, MAX_TRIES);
  if (sent === undefined) return false;
  if (timingSafeEqual(sent.code_hash, hashOf(app, scope, code))) {
    await voidSentCode(trx, scope, now);
    return true;
  }
  await countCodeTry(trx, String(sent.id));
  return false;
}
