import { LOGIN } from '../../community/players/login.ts';

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
const MAX_TPS = 20;
const MAX_ONLINE = 10_000;
const MAX_PLACES = 100_000;
const MAX_WORLDS = 20;
const MAX_WORLD_LENGTH = 64;
const MAX_VERSION_LENGTH = 64;

type Received = { bootId: string; seq: number } & Record<string, unknown>;

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const asNumber = (value: unknown, most: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(Math.max(value, 0), most) : 0;
// A cut may leave half of a surrogate pair, which PostgreSQL refuses in jsonb.
const asText = (value: unknown, length: number): string =>
  typeof value === 'string' ? value.slice(0, length).toWellFormed() : '';
const asTime = (value: unknown, now: Date): string => {
  const time = typeof value === 'string' ? new Date(value) : now;
  return (Number.isNaN(time.getTime()) ? now : time).toISOString();
};

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
        typeof login === 'string' && LOGIN.test(login)
          ? [{ login, joinedAt: asTime(joinedAt, now), afk: afk === true }]
          : [],
      ),
    maxPlayers: Math.trunc(asNumber(received['maxPlayers'], MAX_PLACES)),
    gameVersion: asText(received['gameVersion'], MAX_VERSION_LENGTH),
    worlds: worlds.slice(0, MAX_WORLDS).map((world) => asText(world, MAX_WORLD_LENGTH)),
  };
  const differs: Record<string, boolean> = {
    tps: beat.tps !== received['tps'],
    online: beat.online.length !== asList(received['online']).length,
    maxPlayers: beat.maxPlayers !== received['maxPlayers'],
    gameVersion: beat.gameVersion !== received['gameVersion'],
    worlds: JSON.stringify(beat.worlds) !== JSON.stringify(received['worlds']),
  };
  return { beat, oddities: Object.keys(differs).filter((part) => differs[part]) };
}
