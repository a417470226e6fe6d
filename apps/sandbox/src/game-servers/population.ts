import { randomUUID } from 'node:crypto';
import type { components } from '@hoshikraft/contract';
import { gaussian, poisson } from '../random.ts';
import type { Random } from '@hoshikraft/shared';
import type { BotClock } from './bot-clock.ts';
import type { Crowd } from './crowd.ts';

export type ClosedSession = components['schemas']['GameEvents']['sessions'][number];

export interface OnlinePlayer {
  login: string;
  joinedAt: number;
  /** Time at which the bot leaves. */
  until: number;
  /** Away from keyboard until then; null while playing. */
  afkUntil: number | null;
  afkMs: number;
}

export interface PopulationContext {
  random: Random;
  crowd: Crowd;
  botClock: BotClock;
  popularity: number;
  maxPlayers: number;
  /** Whether a bot may join; default: every bot. */
  mayJoin?: (login: string, now: number) => boolean;
}

const MINUTE_MS = 60_000;
const MEAN_STAY_MS = 35 * MINUTE_MS;
const SHORTEST_STAY_MS = 4 * MINUTE_MS;
const JOIN_PACE = 0.25;
const AFK_PER_MINUTE = 0.02;
const MEAN_AFK_MS = 4 * MINUTE_MS;

/** Bots of one server: they join up to the usual number of the hour, idle at times, and leave. */
export function createPopulation({ random, crowd, botClock, popularity, maxPlayers, mayJoin }: PopulationContext) {
  const online = new Map<string, OnlinePlayer>();
  let mood = 0;
  let steppedAt: number | null = null;

  const about = (mean: number) => -Math.log(1 - random()) * mean;

  function wanted(): number {
    // A slow wave per server, so that servers do not change in step.
    mood = mood * 0.98 + gaussian(random) * 0.02;
    const share = popularity * botClock.liveliness() * (1 + mood);
    return Math.min(Math.max(Math.round(crowd.size * share), 1), maxPlayers);
  }

  function close(player: OnlinePlayer, now: number): ClosedSession {
    online.delete(player.login);
    crowd.release(player.login);
    return {
      id: randomUUID(),
      login: player.login,
      joinedAt: new Date(player.joinedAt).toISOString(),
      leftAt: new Date(now).toISOString(),
      afkSeconds: Math.min(Math.floor(player.afkMs / 1000), Math.floor((now - player.joinedAt) / 1000)),
    };
  }

  function join(now: number): void {
    const login = crowd.take(random);
    if (login === null) return;
    if (mayJoin?.(login, now) === false) {
      crowd.release(login);
      return;
    }
    online.set(login, {
      login,
      joinedAt: now,
      until: now + SHORTEST_STAY_MS + about(MEAN_STAY_MS),
      afkUntil: null,
      afkMs: 0,
    });
  }

  function drift(player: OnlinePlayer, now: number, elapsed: number): void {
    if (player.afkUntil !== null) {
      player.afkMs += elapsed;
      if (now >= player.afkUntil) player.afkUntil = null;
    } else if (random() < (AFK_PER_MINUTE * elapsed) / MINUTE_MS) {
      player.afkUntil = now + about(MEAN_AFK_MS);
    }
  }

  return {
    players: (): readonly OnlinePlayer[] => [...online.values()],

    /** Advances to the current time. @returns the sessions that ended */
    step(now: number): ClosedSession[] {
      const elapsed = Math.max(now - (steppedAt ?? now), 0);
      steppedAt = now;
      for (const player of online.values()) drift(player, now, elapsed);
      const target = wanted();
      const leaving = [...online.values()].filter((player) => now >= player.until);
      const tooMany = online.size - leaving.length - target;
      if (tooMany > 0) {
        const staying = [...online.values()].filter((player) => now < player.until);
        leaving.push(...staying.slice(0, Math.min(poisson(random, tooMany * JOIN_PACE), tooMany)));
      }
      const closed = leaving.map((player) => close(player, now));
      const missing = target - online.size;
      const joining = missing > 0 ? Math.min(poisson(random, missing * JOIN_PACE), missing) : 0;
      for (let count = 0; count < joining; count += 1) join(now);
      return closed;
    },

    /** Removes a bot. @returns its closed session */
    throwOut(login: string, now: number): ClosedSession[] {
      const player = online.get(login);
      return player ? [close(player, now)] : [];
    },

    /** Removes all bots, as when a server stops. */
    closeAll(now: number): ClosedSession[] {
      steppedAt = null;
      return [...online.values()].map((player) => close(player, now));
    },
  };
}
