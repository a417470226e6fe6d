import { randomBytes } from 'node:crypto';

/** Lifetime of a ticket, milliseconds. */
const VALID_MS = 60_000;

/** One-time tickets that open the pages, for places that others can read, where the token must not appear. */
export interface Tickets {
  issue(): string;
  /** Whether the ticket is valid; it is used up then. */
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
