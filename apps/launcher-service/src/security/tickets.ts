import { randomBytes } from 'node:crypto';

/** How long a ticket may be used, milliseconds. */
const VALID_MS = 60_000;

/** Words that open the pages once: for places that others can read, where the token must not stand. */
export interface Tickets {
  issue(): string;
  /** Whether it is one that was not used yet; it is used then. */
  use(ticket: string): boolean;
}

export function createTickets(now: () => number = Date.now): Tickets {
  const open = new Map<string, number>();
  return {
    issue() {
      const ticket = randomBytes(24).toString('base64url');
      open.set(ticket, now() + VALID_MS);
      return ticket;
    },
    use(ticket) {
      const until = open.get(ticket) ?? 0;
      open.delete(ticket);
      return until > now();
    },
  };
}
