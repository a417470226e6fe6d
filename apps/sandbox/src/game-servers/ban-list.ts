import { randomUUID } from 'node:crypto';
import type { components } from '@hoshikraft/contract';

export type GameBan = components['schemas']['GameBan'];

export interface BanMemory {
  /** By the game server's own id. */
  bans: Record<string, GameBan>;
}

export interface NewBan {
  login: string;
  /** Who bans; the sandbox itself where it is left out. */
  by?: string;
  reason: string;
  /** null is for ever. */
  minutes: number | null;
  /** Kopecks; null is not for sale. */
  price: number | null;
}

const MINUTE_MS = 60_000;
const MODERATOR = 'Sandbox';

/** The ban list of one game server, as its plugin stores it; `changed` is called with every ban to be reported. */
export function createBanList(memory: BanMemory, changed: (id: string) => void) {
  return {
    all: (): readonly GameBan[] => Object.values(memory.bans),

    ban({ login, by = MODERATOR, reason, minutes, price }: NewBan, now: number): GameBan {
      const ban: GameBan = {
        id: randomUUID(),
        login,
        banned_by: by,
        ban_reason: reason,
        banned_at: new Date(now).toISOString(),
        unban_at: minutes === null ? null : new Date(now + minutes * MINUTE_MS).toISOString(),
        unbanPrice: price,
        lifted: false,
      };
      memory.bans[ban.id] = ban;
      changed(ban.id);
      return ban;
    },

    /** Lifts a ban; false where there is none of that id. */
    lift(id: string, now: number): boolean {
      // Ids come from outside: `__proto__` is none.
      const ban = Object.hasOwn(memory.bans, id) ? memory.bans[id] : undefined;
      if (ban === undefined) return false;
      // The first lifting counts: an order that comes again says nothing new.
      if (!ban.lifted) ban.lifted_at = new Date(now).toISOString();
      ban.lifted = true;
      changed(id);
      return true;
    },

    inForce: (login: string, now: number): GameBan | undefined =>
      Object.values(memory.bans).find(
        (ban) =>
          !ban.lifted &&
          ban.login.toLowerCase() === login.toLowerCase() &&
          (ban.unban_at === null || Date.parse(ban.unban_at) > now),
      ),
  };
}

export type BanList = ReturnType<typeof createBanList>;
