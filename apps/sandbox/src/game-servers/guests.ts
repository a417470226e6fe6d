import { randomUUID } from 'node:crypto';
import type { ClosedSession } from './population.ts';

/** A real player: came through the door, and says every few seconds to be still there. */
export interface Guest {
  sessionId: string;
  login: string;
  /** Milliseconds since 1970, as are all times here. */
  joinedAt: number;
  aliveAt: number;
}

/** Who says nothing for so long has lost the connection. */
const SILENCE_MS = 15_000;

const same = (left: string, right: string) => left.toLowerCase() === right.toLowerCase();

/** Players who are no bots. A session ends when its player was last there. */
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

    /** Whether that session is still open; it is kept open by asking. */
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

    /** A player plays once at a time, and a banned one no more. */
    throwOut: (login: string, now: number) =>
      closeWhere(
        (guest) => same(guest.login, login),
        () => now,
      ),

    /** Ends the sessions of those who fell silent. */
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
