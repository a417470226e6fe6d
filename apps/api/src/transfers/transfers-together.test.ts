import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { sql } from 'kysely';
import { ban } from '../../testing/launcher.ts';
import { ledgerFaults } from '../../testing/ledger-faults.ts';
import { addPlayer, type Player, refusal } from '../../testing/players.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { untilSomeWait } from '../../testing/until-some-wait.ts';
import { withinTime } from '../database/deadline.ts';
import { toApiError } from '../errors/classify.ts';
import { takenBy } from '../idempotency/with-idempotency.ts';
import { sendCoins } from './send-coins.ts';
import { addHolder, coinsLeft, send } from './testing/coins.ts';

const COINS = 1_000;

describe.each(['postgres', 'pglite'] as const)('on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp({ engine, env: { COIN_TRANSFER_DAILY: '500', COIN_TRANSFER_HOLD_HOURS: '0' } });
  });
  afterEach(async () => {
    expect(await ledgerFaults(api.app.db)).toEqual([]);
  });
  afterAll(() => api.close());

  const holders = (count: number) => Promise.all(Array.from({ length: count }, () => addHolder(api, COINS)));

  /** One transfer as its operation asks for it: those of one moment go in one batch, in their order. */
  const wish = (from: Player, to: Player, amount: number, key: string = randomUUID()) => {
    const body = { serverId: 'hitech', login: to.login, amount };
    const taken = takenBy(from, {
      operationId: 'transferCoins',
      params: {},
      body,
      headers: { 'idempotency-key': key },
    });
    const logins = { ownLogin: from.login, foldedLogin: to.login };
    return sendCoins(api.app, { senderId: from.playerId, serverId: 'hitech', amount, ...logins, locale: 'en', taken });
  };
  const endOf = (sent: Promise<{ status: number; headers?: Record<string, string> }>) =>
    sent.then(
      ({ headers }) => (headers === undefined ? 'sent' : 'replayed'),
      (error: unknown) => toApiError(error).type,
    );
  const movements = async (reference: readonly string[]) =>
    api.app.db.selectFrom('ledger_transfers').select('reference').where('reference', 'in', reference).execute();

  test('two hundred at once among twelve, refused ones between them: each its own answer, and the books add up', async () => {
    const players = await holders(10);
    const [banned, poor, fresh] = [await addHolder(api, 0), await addHolder(api, 5), await addPlayer(api, 0)];
    await ban(api, { playerId: banned.playerId, price: null });
    const any = () => players[randomInt(players.length)] as Player;
    const unlike = (one: Player): Player => {
      const other = any();
      return other === one ? unlike(one) : other;
    };
    const draw = (index: number): { from: Player; login: string; amount: number; ends: string[] } => {
      const from = any();
      const amount = randomInt(1, 9);
      const { login } = unlike(from);
      if (index % 10 === 0) return { from, login: from.login.toUpperCase(), amount, ends: ['transfer_to_self'] };
      if (index % 10 === 1) return { from, login: 'no_such_player', amount, ends: ['recipient_unknown'] };
      if (index % 10 === 2) return { from, login: banned.login, amount, ends: ['recipient_banned'] };
      if (index % 10 === 3) return { from, login, amount: 501, ends: ['transfer_limit'] };
      if (index % 10 === 4) return { from: poor, login, amount: 2, ends: ['sent', 'not_enough_coins'] };
      if (index % 10 === 5) return { from, login: fresh.login, amount, ends: ['sent'] };
      return { from, login, amount, ends: ['sent'] };
    };
    const drawn = Array.from({ length: 200 }, (_, index) => draw(index));
    const answers = await Promise.all(drawn.map(({ from, login, amount }) => send(api, from, { login, amount })));
    const model = new Map([...players.map((one) => [one.login, COINS] as const), [poor.login, 5], [fresh.login, 0]]);
    const move = (login: string, amount: number) => model.set(login, (model.get(login) ?? 0) + amount);
    const sent: string[] = [];
    for (const [index, { from, login, amount, ends }] of drawn.entries()) {
      const answer = answers[index] as (typeof answers)[number];
      expect(ends).toContain(answer.status === 200 ? 'sent' : refusal(answer).type);
      if (answer.status !== 200) continue;
      expect(answer.body).toMatchObject({ login, amount });
      sent.push(answer.body.transferId);
      move(from.login, -amount);
      move(login, amount);
    }
    expect(model.get(poor.login)).toBe(1);
    for (const one of [...players, poor, fresh]) expect(await coinsLeft(api, one)).toBe(model.get(one.login));
    expect(await movements(sent)).toHaveLength(new Set(sent).size);
    const lines = await api.app.db
      .selectFrom('ledger_entries')
      .innerJoin('ledger_transfers', 'ledger_transfers.id', 'transfer_id')
      .select(['reference', 'balance_after'])
      .where('amount', '<', 0)
      .where('reference', 'in', sent)
      .execute();
    const after = new Map(lines.map(({ reference, balance_after }) => [reference, balance_after]));
    for (const { body, status } of answers) if (status === 200) expect(body.coins).toBe(after.get(body.transferId));
  });

  test('within one batch a key sends once, is told again, and is refused for another body', async () => {
    const [from, to] = (await holders(2)) as [Player, Player];
    const key = randomUUID();
    const ends = await Promise.all([
      endOf(wish(from, to, 700, key)),
      endOf(wish(from, to, 10, key)),
      endOf(wish(from, to, 10, key.toUpperCase())),
      endOf(wish(from, to, 11, key)),
      endOf(wish(to, from, 5, key)),
      endOf(wish(from, to, 10, key)),
    ]);
    // What was refused has kept nothing by its key.
    expect(ends).toEqual(['transfer_limit', 'sent', 'replayed', 'idempotency_key_reused', 'sent', 'replayed']);
    expect([await coinsLeft(api, from), await coinsLeft(api, to)]).toEqual([COINS - 10 + 5, COINS + 10 - 5]);
    expect(await endOf(wish(from, to, 10, key))).toBe('replayed');
  });

  test('within one batch each sees what those before it sent: balance and limit hold', async () => {
    const [from, to] = [await addHolder(api, 600), await addHolder(api, 0)];
    const ends = await Promise.all([300, 250, 200, 1].map((amount) => endOf(wish(from, to, amount))));
    expect(ends).toEqual(['sent', 'transfer_limit', 'sent', 'transfer_limit']);
    const back = await Promise.all([400, 200, 101, 100].map((amount) => endOf(wish(to, from, amount))));
    expect(back).toEqual(['sent', 'not_enough_coins', 'not_enough_coins', 'sent']);
    expect([await coinsLeft(api, from), await coinsLeft(api, to)]).toEqual([600, 0]);
  });

  test('of a batch that cannot commit, all but the one at fault are sent', async () => {
    const [from, to, other] = (await holders(3)) as [Player, Player, Player];
    await sql`CREATE FUNCTION refuse_thirteen() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN IF NEW.amount = 13 THEN RAISE EXCEPTION 'not at the commit'; END IF; RETURN NULL; END $$`.execute(
      api.app.db,
    );
    await sql`CREATE CONSTRAINT TRIGGER thirteen AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION refuse_thirteen()`.execute(api.app.db);
    const key = randomUUID();
    const ends = await Promise.all([
      endOf(wish(from, to, 1)),
      endOf(wish(to, other, 13, key)),
      endOf(wish(other, from, 2)),
    ]);
    expect(ends).toEqual(['sent', 'internal', 'sent']);
    expect(await coinsLeft(api, to)).toBe(COINS + 1);
    await sql`DROP TRIGGER thirteen ON ledger_entries`.execute(api.app.db);
    expect(await endOf(wish(to, other, 13, key))).toBe('sent');
  });
});

describe('on PostgreSQL', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp({ env: { COIN_TRANSFER_DAILY: '500', COIN_TRANSFER_HOLD_HOURS: '0' } });
  });
  afterEach(async () => {
    expect(await ledgerFaults(api.app.db)).toEqual([]);
  });
  afterAll(() => api.close());

  type Refused = components['schemas']['Error'];
  /** The first has the lowest account: accounts are held in that order, so whoever waits for it holds no other's meanwhile. */
  const circle = async () => {
    const players: Player[] = [];
    for (let index = 0; index < 6; index += 1) players.push(await addHolder(api, COINS));
    return players;
  };
  const sendAll = (players: readonly Player[], amount = 1) =>
    players.map((from, index) =>
      send<Refused>(api, from, { login: players[(index + 1) % players.length]?.login, amount }),
    );

  test('one whose account another transaction holds keeps nobody waiting, and goes when it is free', async () => {
    const players = await circle();
    const begun = Promise.withResolvers<null>();
    const over = Promise.withResolvers<null>();
    const holder = api.app.db.transaction().execute(async (trx) => {
      await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(trx);
      await trx
        .selectFrom('ledger_accounts')
        .select('id')
        .where('owner_id', '=', players[0]?.playerId ?? '')
        .forUpdate()
        .execute();
      begun.resolve(null);
      await over.promise;
    });
    await begun.promise;
    const [first, second, third, fourth, fifth, last] = sendAll(players);
    const free = await Promise.all([second, third, fourth, fifth]);
    expect(free.map((answer) => answer?.status)).toEqual([200, 200, 200, 200]);
    await untilSomeWait(api, 2);
    // They still wait, and others are sent beside them.
    const again = await Promise.all(sendAll(players.slice(1, 5)).slice(0, 3));
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200]);
    over.resolve(null);
    await holder;
    expect((await Promise.all([first, last])).map((answer) => answer?.status)).toEqual([200, 200]);
    expect(await coinsLeft(api, players[0] as Player)).toBe(COINS);
  });

  test('one whose deadline comes within a batch is given up, and nothing of it is kept; the others are sent', async () => {
    const [hurried, patient] = await circle();
    if (hurried === undefined || patient === undefined) throw new Error('there are six');
    await sql`CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN IF NEW.amount = 17 THEN PERFORM pg_sleep(60); END IF; RETURN NEW; END $$`.execute(api.app.db);
    await sql`CREATE TRIGGER slow BEFORE INSERT ON ledger_entries FOR EACH ROW EXECUTE FUNCTION dawdle()`.execute(
      api.app.db,
    );
    const wish = (from: Player, to: Player, amount: number) =>
      sendCoins(api.app, {
        senderId: from.playerId,
        serverId: 'hitech',
        amount,
        ownLogin: from.login,
        foldedLogin: to.login,
        locale: 'en',
        taken: null,
      });
    const [late, sent] = await Promise.allSettled([
      withinTime('write', 500, () => wish(hurried, patient, 17)),
      withinTime('write', 60_000, () => wish(patient, hurried, 1)),
    ]);
    await sql`DROP TRIGGER slow ON ledger_entries`.execute(api.app.db);
    expect(late.status === 'rejected' && toApiError(late.reason).type).toBe('database_unavailable');
    expect(sent.status).toBe('fulfilled');
    expect([await coinsLeft(api, hurried), await coinsLeft(api, patient)]).toEqual([COINS + 1, COINS - 1]);
  });
});
