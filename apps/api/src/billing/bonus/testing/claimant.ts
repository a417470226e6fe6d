import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { components } from '@hoshikraft/contract';
import { addPlayer, type Player } from '../../../../testing/players.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import type { Messenger } from '../../../integrations/bots/bot.ts';
import { addGroupWriters } from '../../../integrations/bots/bots-repository.ts';
import type { GroupMessengers } from './group-messengers.ts';

type Schemas = components['schemas'];

let people = 800_000;

interface Claimant {
  messenger?: Messenger;
  joins?: boolean;
  writes?: boolean;
  server?: string | null;
}

/** Links an account that has done the given steps to a player; all steps by default. */
export async function doSteps(
  api: TestApp,
  { members }: GroupMessengers,
  player: Player,
  { messenger = 'telegram', joins = true, writes = true }: Claimant = {},
): Promise<void> {
  people += 1;
  const subject = String(people);
  const link = { player_id: player.playerId, service: messenger, subject, linked_at: api.clock.now() };
  await api.app.db.insertInto('linked_services').values(link).execute();
  if (joins) members.add(subject);
  if (writes) await addGroupWriters(api.app.db, messenger, [subject], api.clock.now());
}

/** A player with a linked account that has done the given steps, and a preferred server. */
export async function addClaimant(api: TestApp, messengers: GroupMessengers, wanted: Claimant = {}): Promise<Player> {
  const player = await addPlayer(api, 0);
  await doSteps(api, messengers, player, wanted);
  await api.app.db
    .updateTable('players')
    .set({ preferred_server: wanted.server === undefined ? 'hitech' : wanted.server })
    .where('id', '=', player.playerId)
    .execute();
  return player;
}

export const bonusStatus = async (api: TestApp, as: Player): Promise<Schemas['BonusStatus']> =>
  (await api.request<Schemas['BonusStatus']>('GET', '/api/bonus/status', { as })).body;

export const claimBonus = (api: TestApp, as: Player, body: Schemas['BonusClaim'] = {}, key: string = randomUUID()) =>
  api.request<Schemas['BonusGiven'] & Schemas['Error']>('POST', '/api/bonus/give', { as, body, idempotencyKey: key });

/** The same with retries by the same key while the messenger is slow, as the page does: on a busy machine that takes long. */
export async function claimBonusWithRetries(api: TestApp, as: Player) {
  const key = randomUUID();
  for (let tries = 1; ; tries += 1) {
    const answer = await claimBonus(api, as, {}, key);
    if (answer.status !== 503 || tries === 100) return answer;
    await setTimeout(100 + 400 * Math.random());
  }
}

/** Moves a player's claims into the past, because tests cannot move the database's clock. */
export const letTimePass = (api: TestApp, { playerId }: Player, milliseconds: number) =>
  api.app.pool.query(
    `UPDATE bonus_claims SET claimed_at = claimed_at - $2 * interval '1 millisecond' WHERE player_id = $1`,
    [playerId, milliseconds],
  );

/** Claims the bonus `days` times, `everyMs` apart. Returns the amounts. */
export async function claimDaily(api: TestApp, player: Player, days: number, everyMs: number): Promise<number[]> {
  const amounts: number[] = [];
  for (let day = 0; day < days; day += 1) {
    if (day > 0) await letTimePass(api, player, everyMs);
    amounts.push((await claimBonus(api, player)).body.amount);
  }
  return amounts;
}
