import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import fc from 'fast-check';
import { listLedgerFaults } from '../ledger/ledger-faults.ts';
import { addPlayer, buy, type Player, refusal, signIn } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { type ModelOutcome, StoreModel } from './testing/store-model.ts';
import { addModelRoles, modelRoles, SERVER } from './testing/model-roles.ts';
import { sequences, type SequenceStep } from './testing/store-sequences.ts';

const START = new Date('2026-01-01T00:00:00Z');
/** Few, because they are slow; grant-rules.properties.test.ts runs a thousand without the API. */
const RUNS = Number(process.env['SEQUENCE_RUNS'] ?? 20);

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
  await addModelRoles(api);
});
afterAll(() => api.close());

/** Makes the sale of the step's role, for this millisecond. */
const addSale = async ({ role, off }: SequenceStep, now: Date) => {
  const row = { name: JSON.stringify({ ru: 'Распродажа', en: 'Sale' }), made_by: 'test', created_at: now };
  const lists = { servers: [], roles: [modelRoles[role]?.id as string], periods: [] };
  const times = { starts_at: now, ends_at: new Date(now.getTime() + 1) };
  await api.app.db
    .insertInto('sales')
    .values({ id: randomUUID(), ...row, ...lists, ...times, percent: off })
    .execute();
};

/** Runs a step over the API: reads the offers first, so that the purchase is compared with its offer. */
const stepOverApi = async (players: readonly Player[], step: SequenceStep): Promise<ModelOutcome> => {
  const [payer, receiver] = [players[step.payer] as Player, players[step.receiver] as Player];
  const as = await signIn(api, payer.playerId);
  const recipient = payer === receiver ? {} : { recipient: receiver.login };
  const query = new URLSearchParams({ server: SERVER, ...recipient });
  const list = await api.request<components['schemas']['StoreRoleList']>('GET', `/api/store/roles?${query}`, { as });
  const roleId = modelRoles[step.role]?.id as string;
  const { period, mode } = step;
  const offer = list.body.items
    .find((item) => item.id === roleId)
    ?.offers.find((one) => one.mode === mode && one.period === period);
  const expectedPrice = offer?.price.final ?? 0;
  const answer = await buy(api, as, { roleId, period, mode, expectedPrice, ...recipient }, randomUUID());
  if (answer.status !== 200) return { kind: 'refused', reason: refusal(answer).type ?? '' };
  const { price, grant } = answer.body;
  // The offer does not reveal how long another player already has the role.
  const promised = mode === 'extend' && payer !== receiver ? null : grant.expiresAt;
  expect(offer).toMatchObject({ price, expiresAt: promised });
  const holds = grant.expiresAt === null ? null : Date.parse(grant.expiresAt) - api.app.clock.now().getTime();
  return { kind: 'bought', base: price.base, final: price.final, replaces: offer?.replaces ?? null, holds };
};

test('random sequences over the API and PostgreSQL end as in the model', async () => {
  await fc.assert(
    fc.asyncProperty(sequences(10), async ({ balances, steps }) => {
      let now = START;
      api.app.clock = { ...api.clock, now: () => now };
      const players = [await addPlayer(api, balances[0]), await addPlayer(api, balances[1])];
      const model = new StoreModel(modelRoles, balances);
      for (const step of steps) {
        now = new Date(now.getTime() + step.wait);
        model.pass(step.wait);
        await api.app.db.updateTable('sales').set({ ends_at: START }).execute();
        if (step.off > 0) await addSale(step, now);
        expect(await stepOverApi(players, step)).toEqual(model.step(step));
      }
      const ids = players.map(({ playerId }) => playerId);
      const left = await api.app.db
        .selectFrom('ledger_accounts')
        .select(['player_id', 'balance'])
        .where('player_id', 'in', ids)
        .execute();
      expect(ids.map((id) => left.find((row) => row.player_id === id)?.balance ?? 0)).toEqual(model.balances);
    }),
    { numRuns: RUNS },
  );
  expect(await listLedgerFaults(api.app.db)).toEqual([]);
});
