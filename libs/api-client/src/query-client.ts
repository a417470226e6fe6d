import { focusManager, QueryClient } from '@tanstack/react-query';

/** Stale times in ms, by how often the data changes. */
export const STALE = {
  /** Servers, team, rules, roles' features: changed by people, a few times a day. */
  content: 5 * 60_000,
  /** The player's own data, invalidated by mutations. */
  own: 15_000,
  /** Prices with the discount of the player. */
  offers: 10_000,
  /** Appearance of players: a change is on every page within ten seconds. */
  looks: 8_000,
  /** Live figures, polled. */
  live: 4_000,
} as const;

/** One query client for each request on the server, one for each page in a browser. The API client does the retries. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: STALE.own, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });

/** Polls only while the window has focus, not merely while it is visible (docs/product/site-shell.md#refreshing). */
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
