import { randomUUID } from 'node:crypto';
import type { ClosedSession } from './population.ts';

/** A real player, who sends a heartbeat every few seconds after joining. */
export interface Guest {
  sessionId: string;
  login: string;
  /** Milliseconds since 1970, as are all times here. */
  joinedAt: number;
  aliveAt: number;
}

/** A player without a heartbeat for this long is disconnected. */
const SILENCE_MS = 15_000;

const same = (left: string, right: string) => left.toLowerCase() === right.toLowerCase();

/** Players who are not bots. A session ends at its last heartbeat. */
export function createGuests() {
  const online = new Map<string, Guest>();

  function close({ sessionId, login, joinedAt }: Guest, at: number): ClosedSession {
    online.delete(sessionId);
    const leftAt = new Date(Math.max(at, joinedAt)).toISOString();
    return { id: sessionId, login, joinedAt: new Date(joinedAt).toISOString(), leftAt, afkSeconds: 0 };
  }

  const closeWhere = (leaves: (guest: Guest) => boolean, at: (guest: Guest) => number): ClosedSession[] =>
    [...online.values()].filter(leaves).map((guest) => close(guest, at(guest)));

  return {
    players: (): readonly Guest[] => [...online.values()],

    join(login: string, now: number): Guest {
      const guest = { sessionId: randomUUID(), login, joinedAt: now, aliveAt: now };
      online.set(guest.sessionId, guest);
      return guest;
    },

    /** Whether the session is still open; the call counts as a heartbeat. */
    alive(sessionId: string, now: number): boolean {
      const guest = online.get(sessionId);
      if (guest === undefined || now - guest.aliveAt >= SILENCE_MS) return false;
      guest.aliveAt = now;
      return true;
    },

    leave: (sessionId: string, now: number) =>
      closeWhere(
        (guest) => guest.sessionId === sessionId,
        () => now,
      ),

    /** Ends the sessions of a player, after a second join or a ban. */
    throwOut: (login: string, now: number) =>
      closeWhere(
        (guest) => same(guest.login, login),
        () => now,
      ),

    /** Ends the sessions without recent heartbeats. */
    dropSilent: (now: number) =>
      closeWhere(
        ({ aliveAt }) => now - aliveAt >= SILENCE_MS,
        ({ aliveAt }) => aliveAt,
      ),

    closeAll: (now: number) =>
      closeWhere(
        () => true,
        () => now,
      ),
  };
}
