import type { Schemas } from '@hoshikraft/api-client';

/** Longest user agent that is sent (docs/product/api.md#security). */
export const USER_AGENT_LIMIT = 500;

/** What a session remembers of the browser it was made in; shown to the player in the list of sessions. */
export const browserFields = (window: Pick<Window, 'navigator' | 'screen'>): Schemas['BrowserFields'] => ({
  userAgent: window.navigator.userAgent.slice(0, USER_AGENT_LIMIT),
  language: window.navigator.language.slice(0, 35),
  timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  screen: `${window.screen.width}x${window.screen.height}`,
});
