import type { EnvironmentVariable } from '@hoshikraft/shared';

/** Every variable of the site's host: the parser reads no other, and docs/operations.md is generated from it. */
export const SITE_VARIABLES = {
  SITE_HOST: { default: '127.0.0.1', meaning: 'address it listens on' },
  SITE_PORT: { default: '4200', meaning: 'port it listens on' },
  SITE_URL: {
    default: null,
    meaning: 'public address, its own without it; https makes cookies Secure, and only this origin may write',
  },
  PRIMARY_ORIGIN: {
    default: null,
    meaning: 'address of canonical links, `SITE_URL` without it; on a mirror it differs',
  },
  API_URL: { default: 'http://127.0.0.1:4201', meaning: 'the API, without `/api`' },
  DOWNLOADS_URL: {
    default: null,
    meaning: 'folder of the launcher’s archives and their list; without it `/start` offers none',
  },
  SOURCE_ALIASES: {
    default: null,
    meaning:
      'referral codes by the word of `/source/{word}`, such as `forum=Nekobyte,radio=Fumikaze`; 35 of ours without it',
  },
  BRAND_NAME: { default: 'Hoshikraft', meaning: 'name on pages that are rendered while the API is away' },
  SEARCH_ENGINES: { default: 'on', meaning: '`off` asks crawlers to stay away' },
  READ_DEADLINE_MS: { default: '1400', meaning: 'the API’s own; pages wait 0.4 s longer for their data' },
  WRITE_DEADLINE_MS: { default: '4500', meaning: 'the API’s own; `/api` waits 0.4 s longer for a reply' },
  DEVELOPMENT_PAGES: { default: 'off', meaning: '`on` serves `/development/…`; refused in production' },
  TRUST_PROXY_HOPS: { default: '0', meaning: 'proxies in front that are trusted for X-Forwarded-For' },
} as const satisfies Record<string, EnvironmentVariable>;
