import type { EnvironmentVariable } from '@hoshikraft/shared';

/** Every variable of the server of the operators' app: its parser reads no other, and docs/operations.md is generated from it. */
export const ADMIN_VARIABLES = {
  ADMIN_HOST: { default: '127.0.0.1', meaning: 'address it listens on' },
  ADMIN_PORT: { default: '4205', meaning: 'port it listens on' },
  ADMIN_URL: {
    default: null,
    meaning: 'public address, its own without it; only this origin may write. Required in production, with https',
  },
  API_URL: { default: 'http://127.0.0.1:4201', meaning: 'the API, without `/api`' },
  TRUST_PROXY_HOPS: { default: '0', meaning: 'proxies in front that are trusted for X-Forwarded-For' },
  NODE_ENV: { default: null, meaning: '`production` refuses the defaults of development' },
} as const satisfies Record<string, EnvironmentVariable>;
