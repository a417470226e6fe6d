import { SIGNATURE_TOLERANCE_SECONDS } from '@hoshikraft/contract/signatures';
import { SECOND_MS } from '@hoshikraft/shared';
import { LOGIN } from '../../community/players/login.ts';
import { asList, asNumber, asRecord, asText, asTime } from './received-values.ts';

/** A heartbeat as it is stored. */
export interface Heartbeat {
  bootId: string;
  seq: number;
  /** 0 to 20; 0 if the server sent none. */
  tps: number;
  /** Players online, logins of other games included. */
  onlineCount: number;
  /** Only players whose login has the format of our accounts. */
  online: { login: string; joinedAt: string; afk: boolean }[];
  maxPlayers: number;
  gameVersion: string;
  worlds: string[];
}

/** Limits of what is stored (docs/product/game-bridge.md#heartbeat). */
const EARLIEST = Date.UTC(2000, 0);
const MAX_AHEAD_MS = SIGNATURE_TOLERANCE_SECONDS * SECOND_MS;
const MAX_TPS = 20;
const MAX_ONLINE = 10_000;
const MAX_PLACES = 100_000;
const MAX_WORLDS = 20;
const MAX_WORLD_LENGTH = 64;
const MAX_VERSION_LENGTH = 64;

type Received = { bootId: string; seq: number } & Record<string, unknown>;

const isLogin = (login: unknown): login is string => typeof login === 'string' && LOGIN.test(login);
/** Whether a player can have joined at a time: not before 2000, nor later than a clock may be ahead. */
const isPlausible = (value: unknown, now: Date): boolean =>
  asTime(value) >= EARLIEST && asTime(value) <= now.getTime() + MAX_AHEAD_MS;
const timeOr = (now: Date, value: unknown): string =>
  (isPlausible(value, now) ? new Date(asTime(value)) : now).toISOString();

/**
 * Reads what a game server sends, each part by itself: one odd player, world or figure does not affect the others.
 *
 * @returns the heartbeat, and the names of the parts that were corrected, cut or left out
 */
export function readHeartbeat(received: Received, now: Date): { beat: Heartbeat; oddities: string[] } {
  const players = asList(received['online'])
    .map(asRecord)
    .filter(({ login }) => typeof login === 'string' && login.trim() !== '');
  const worlds = asList(received['worlds']).filter((world) => typeof world === 'string');
  const beat: Heartbeat = {
    bootId: received.bootId,
    seq: received.seq,
    tps: asNumber(received['tps'], MAX_TPS),
    onlineCount: Math.min(players.length, MAX_ONLINE),
    online: players
      .slice(0, MAX_ONLINE)
      .flatMap(({ login, joinedAt, afk }) =>
        isLogin(login) ? [{ login, joinedAt: timeOr(now, joinedAt), afk: afk === true }] : [],
      ),
    maxPlayers: Math.trunc(asNumber(received['maxPlayers'], MAX_PLACES)),
    gameVersion: asText(received['gameVersion'], MAX_VERSION_LENGTH),
    worlds: worlds.slice(0, MAX_WORLDS).map((world) => asText(world, MAX_WORLD_LENGTH)),
  };
  const differs: Record<string, boolean> = {
    tps: beat.tps !== received['tps'],
    online: beat.online.length !== asList(received['online']).length,
    joinedAt: players.some(({ login, joinedAt }) => isLogin(login) && !isPlausible(joinedAt, now)),
    maxPlayers: beat.maxPlayers !== received['maxPlayers'],
    gameVersion: beat.gameVersion !== received['gameVersion'],
    worlds: JSON.stringify(beat.worlds) !== JSON.stringify(received['worlds']),
  };
  return { beat, oddities: Object.keys(differs).filter((part) => differs[part]) };
}
