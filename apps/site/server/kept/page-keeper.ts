import { LRUCache } from 'lru-cache';

/** A page may be this old, in ms, while the API answers (docs/decisions, 71). */
const KEPT_MS = 5000;
/** From this age on, in ms, whoever comes has it drawn anew beside their own answer. */
const FRESH_MS = 2500;
/** After a failure so long passes, in ms, until somebody tries again; meanwhile the kept page is answered at once. */
const RETRY_MS = 2000;

/** What drawing a page has come to. */
export interface Drawn<Page> {
  status: number;
  /** Undefined where the answer is not for all, whatever its status. */
  page: Page | undefined;
}

interface Kept<Page> {
  page: Page;
  /** When drawing began, ms: what the page says is no older. */
  since: number;
  /** When drawing it anew has failed last, ms. */
  failed?: number;
}

export type Outcome<Page> =
  | { kind: 'kept'; page: Page; ageMs: number; old: boolean }
  /** An answer that is not kept: for the one who had it drawn, and where nothing can be drawn for everybody. */
  | { kind: 'drawn'; status: number; page: Page }
  /** The answer was somebody else's, or for nobody but who asks: draw your own. */
  | { kind: 'none' };

export interface KeeperOptions {
  maxBytes: number;
  /** How old a page may be while the API answers, in ms. */
  keptMs?: number;
  /** From which age on it is drawn anew beside the answer, in ms. */
  freshMs?: number;
  /** ms; given by tests */
  now?: () => number;
}

/**
 * Keeps drawn pages by a key that says everything they depend on. One request draws a page, and others wait for it or
 * get the kept one; nothing but a page with status 200 is kept, and where drawing fails or throws the kept page stays.
 */
export const pageKeeper = <Page extends { size: number }>({
  maxBytes,
  keptMs = KEPT_MS,
  freshMs = FRESH_MS,
  now = Date.now,
}: KeeperOptions) => {
  const pages = new LRUCache<string, Kept<Page>>({ maxSize: maxBytes, sizeCalculation: ({ page }) => page.size });
  const flights = new Map<string, Promise<Drawn<Page>>>();

  const failed = (key: string): void => {
    const kept = pages.peek(key);
    if (kept !== undefined) kept.failed = now();
  };

  const take = (key: string, since: number, { status, page }: Drawn<Page>): void => {
    if (status >= 500) failed(key);
    else if (status === 200 && page !== undefined) pages.set(key, { page, since });
    // Gone, leading elsewhere, or no longer for all. One caller's own refusal (401, 429) says nothing of the page.
    else if (status === 404 || status === 410 || status < 400) pages.delete(key);
  };

  const fly = (key: string, draw: () => Promise<Drawn<Page>>): Promise<Drawn<Page>> => {
    const since = now();
    const flight = draw()
      .then(
        (drawn) => {
          take(key, since, drawn);
          return drawn;
        },
        (error: unknown) => {
          failed(key);
          throw error;
        },
      )
      .finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };

  const outcome = (key: string, lead: boolean, { status, page }: Drawn<Page>): Outcome<Page> => {
    const kept = pages.get(key);
    if (kept !== undefined && (status === 200 || status >= 500)) return answer(kept);
    return page !== undefined && (lead || status >= 500) ? { kind: 'drawn', status, page } : { kind: 'none' };
  };

  const instead = (key: string, error: unknown): Outcome<Page> => {
    const kept = pages.get(key);
    if (kept === undefined) throw error;
    return answer(kept);
  };

  const answer = ({ page, since }: Kept<Page>): Outcome<Page> => {
    const ageMs = now() - since;
    return { kind: 'kept', page, ageMs, old: ageMs > keptMs };
  };

  /** @param draw is called once however many ask; must not depend on anything that the key does not say */
  const get = (key: string, draw: () => Promise<Drawn<Page>>): Outcome<Page> | Promise<Outcome<Page>> => {
    const kept = pages.get(key);
    const age = kept === undefined ? Infinity : now() - kept.since;
    if (kept !== undefined && age < freshMs) return answer(kept);
    const flight = flights.get(key);
    const last = kept?.failed;
    if (kept !== undefined && (age <= keptMs || last !== undefined)) {
      const resting = last !== undefined && now() - last < RETRY_MS;
      if (flight === undefined && !resting) fly(key, draw).catch(() => undefined);
      return answer(kept);
    }
    return (flight ?? fly(key, draw)).then(
      (drawn) => outcome(key, flight === undefined, drawn),
      (error: unknown) => instead(key, error),
    );
  };
  return { get };
};
