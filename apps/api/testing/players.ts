import { randomUUID } from 'node:crypto';
import type { components } from '@hoshikraft/contract';
import { openAccount } from '../src/billing/ledger/accounts.ts';
import { transfer } from '../src/billing/ledger/transfer.ts';
import { addSession } from '../src/identity/sessions/sessions-repository.ts';
import { newToken } from '../src/identity/sessions/token.ts';
import type { ApiResponse, Credentials, TestApp } from './test-app.ts';

type Schemas = components['schemas'];

export interface Player extends Credentials {
  playerId: string;
  login: string;
}

let counter = 0;

/** Opens a session for an existing player. */
export async function signIn(test: TestApp, playerId: string): Promise<Credentials> {
  const token = newToken();
  const accessId = await addSession(test.app.db, {
    playerId,
    token,
    source: 'site',
    userAgent: null,
    browser: null,
    system: null,
    addressPrefix: '127.0.0.0/24',
    now: test.app.clock.now(),
  });
  return { accessId, accessToken: token };
}

/** Adds a signed-in player with a balance (kopecks), without registration and its slow password hash. */
export async function addPlayer(test: TestApp, money: number, region: Schemas['Region'] = 'russia'): Promise<Player> {
  counter += 1;
  const login = `buyer_${counter}`;
  const { id: playerId } = await test.app.db
    .insertInto('players')
    .values({ login, region })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (money > 0) await giveMoney(test, playerId, money);
  return { playerId, login, ...(await signIn(test, playerId)) };
}

/** Credits money (kopecks) from the ledger's opening account. */
export async function giveMoney(test: TestApp, playerId: string, amount: number): Promise<void> {
  await test.app.db.transaction().execute(async (trx) => {
    const entries = [
      { account: await openAccount(trx, { playerId, kind: 'balance' }), amount },
      { account: await openAccount(trx, { playerId: null, kind: 'opening' }), amount: -amount },
    ];
    await transfer(trx, { kind: 'opening', reference: playerId, at: test.app.clock.now(), entries });
  });
}

/** Buys over the API, with a new idempotency key by default. */
export const buy = <Body = Schemas['RolePurchase']>(
  test: TestApp,
  as: Credentials,
  order: object,
  idempotencyKey: string = randomUUID(),
): Promise<ApiResponse<Body>> => test.request<Body>('POST', '/api/store/buy', { as, body: order, idempotencyKey });

/** Status, code and type of an error response. */
export const refusal = (answer: ApiResponse<unknown>) => {
  const { error_code, details } = answer.body as Schemas['Error'];
  return { status: answer.status, code: error_code, type: details?.type };
};

/** The balance that the API returns, kopecks. */
export const balance = async (test: TestApp, as: Credentials): Promise<number> =>
  (await test.request<Schemas['Cabinet']>('GET', '/api/cabinet', { as })).body.balance;
