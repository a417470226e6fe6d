import { focusManager, QueryClient } from '@tanstack/react-query';

/** How long an answer counts as fresh, in ms, by how often its kind of thing changes. */
export const STALE = {
  /** Servers, team, rules, roles' features: changed by people, a few times a day. */
  content: 5 * 60_000,
  /** The player's own things: kept for the length of a page visit, refreshed by what changes them. */
  own: 15_000,
  /** Prices with the asker's discount. */
  offers: 10_000,
  /** What other players wear: a new look is on every page within ten seconds. */
  looks: 8_000,
  /** Live figures, polled. */
  live: 4_000,
} as const;

/** One query client for each request on the server, one for each page in a browser. Repeats are the API client's work. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: STALE.own, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });

/** Polling goes on only while the window has focus, not merely while it can be seen (docs/product/site-shell.md#refreshing). */
export const watchWindowFocus = (): void => {
  focusManager.setEventListener((setFocused) => {
    const update = (): void => setFocused(document.hasFocus());
    for (const event of ['focus', 'blur']) window.addEventListener(event, update);
    document.addEventListener('visibilitychange', update);
    update();
    return () => {
      for (const event of ['focus', 'blur']) window.removeEventListener(event, update);
      document.removeEventListener('visibilitychange', update);
    };
  });
};
