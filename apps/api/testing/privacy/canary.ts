import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS, SECOND_MS } from '@hoshikraft/shared';
import { type GameCaller, gameCaller } from '../../src/game/bridge/testing/game-caller.ts';
import { befriend } from '../../src/community/profiles/testing/public-player.ts';
import type { ViewerKind } from '../../src/community/privacy/sees.ts';
import { addPlayer, type Player, signIn } from '../players.ts';
import type { Credentials, TestApp } from '../test-app.ts';

const SERVER = 'techno-magic-sky';
const SECONDS = 45_678;
const COINS = 918_273;
const BROKEN = 615_243;
/** Late on a day some weeks ago, so that the whole session lies within it. */
const LAST_SEEN = new Date(Math.floor(Date.now() / DAY_MS - 20) * DAY_MS + 23 * HOUR_MS + 7);
const ROLE = 'techno-magic-sky-canary';
const FRIEND = 'Canary_friend';
const CHANNEL = 'UCcanary0000000000000001';

/**
 * A player whose every private part has a unique value: a response that contains the value reveals the part. How a call
 * reveals that the player is online is declared in `shown-players.ts`.
 */
export const CANARY = {
  login: 'Canary_owner',
  server: SERVER,
  patterns: {
    playtime: new RegExp(`\\b${SECONDS}\\b`),
    coins: new RegExp(`\\b${COINS}\\b`),
    statistics: new RegExp(`\\b${BROKEN}\\b`),
    friends: new RegExp(FRIEND),
    roles: new RegExp(ROLE),
    lastSeen: new RegExp(LAST_SEEN.toISOString()),
    services: new RegExp(CHANNEL),
  },
} as const;

export interface Canary {
  ownerId: string;
  /** Credentials of each kind of viewer; undefined for a visitor. */
  viewers: Readonly<Record<ViewerKind, Credentials | undefined>>;
  /** Client of the game server that the owner plays on. */
  server: GameCaller;
  /** Counters of the owner on that server. */
  counters: typeof COUNTERS;
  /** Reports that the owner is in the game; a heartbeat expires after 15 s. */
  sendHeartbeat(): Promise<void>;
}

async function addNamed(test: TestApp, login: string): Promise<Player> {
  const { playerId } = await addPlayer(test, 0);
  await test.app.db.updateTable('players').set({ login }).where('id', '=', playerId).execute();
  return { playerId, login, ...(await signIn(test, playerId)) };
}

async function addPrivateParts({ app, clock }: TestApp, player_id: string): Promise<void> {
  const at = { player_id, server_id: SERVER };
  await app.db
    .insertInto('ledger_accounts')
    .values({ ...at, kind: 'coins', balance: COINS })
    .execute();
  const translations = JSON.stringify({ ru: 'Канарейка', en: 'Canary' });
  await app.db
    .insertInto('roles')
    .values({
      id: ROLE,
      server_id: SERVER,
      tier: 100,
      color: '#ffee00',
      name: translations,
      summary: translations,
      highlights: '[]',
    })
    .execute();
  const grant = await app.db
    .insertInto('grants')
    .values({ ...at, role_id: ROLE, started_at: clock.now(), expires_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.db
    .insertInto('grant_periods')
    .values({ grant_id: grant.id, period: 'forever', starts_at: clock.now(), ends_at: null })
    .execute();
  await app.db
    .insertInto('linked_services')
    .values({ player_id, service: 'youtube', subject: CHANNEL, name: CHANNEL, linked_at: clock.now() })
    .execute();
}

const COUNTERS = {
  login: CANARY.login,
  blocksBroken: BROKEN,
  blocksPlaced: 0,
  playersKilled: 0,
  mobsKilled: 0,
  deaths: 0,
  experience: 0,
  chatMessages: 0,
  caseOpenings: 0,
  coinIncome: 0,
  coinExpenses: 0,
};

const reportSession = (server: GameCaller) =>
  server.events({
    sessions: [
      {
        id: randomUUID(),
        login: CANARY.login,
        joinedAt: new Date(LAST_SEEN.getTime() - SECONDS * SECOND_MS).toISOString(),
        leftAt: LAST_SEEN.toISOString(),
        afkSeconds: 0,
      },
    ],
    counters: [COUNTERS],
    reportedAt: LAST_SEEN.toISOString(),
  });

/** Adds the canary to a test's database, with a viewer of each kind. */
export async function addCanary(test: TestApp): Promise<Canary> {
  const owner = await addNamed(test, CANARY.login);
  const friend = await addNamed(test, FRIEND);
  const [stranger, moderator] = [await addNamed(test, 'Some_stranger'), await addNamed(test, 'Some_moderator')];
  await test.app.db
    .updateTable('players')
    .set({ groups: ['moderator'] })
    .where('id', '=', moderator.playerId)
    .execute();
  await befriend(test, owner, friend);
  await addPrivateParts(test, owner.playerId);
  const server = await gameCaller(test, SERVER);
  await reportSession(server);
  return {
    ownerId: owner.playerId,
    viewers: { visitor: undefined, stranger, friend, owner, moderator },
    server,
    counters: { ...COUNTERS },
    sendHeartbeat: async () => {
      await server.heartbeat({ online: [{ login: CANARY.login, joinedAt: LAST_SEEN.toISOString(), afk: false }] });
    },
  };
}
