import type { Random } from '@hoshikraft/shared';

/** All bots of the sandbox: one plays on one server at a time. */
export function createCrowd(logins: readonly string[]) {
  const free = new Set(logins);
  return {
    size: logins.length,
    /** Somebody who plays nowhere; null when all do. */
    take(random: Random): string | null {
      const waiting = [...free];
      const login = waiting[Math.floor(random() * waiting.length)] ?? null;
      if (login !== null) free.delete(login);
      return login;
    },
    release(login: string): void {
      free.add(login);
    },
  };
}

export type Crowd = ReturnType<typeof createCrowd>;
