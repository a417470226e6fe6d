import type { EnvironmentVariable } from '@hoshikraft/shared';

/** Every variable of the launcher's service. docs/launcher-service.md is generated from this list. */
export const SERVICE_VARIABLES = {
  TRUSTED_ROOT: { default: null, meaning: 'file of the root of trust; it does not start without it' },
  LAUNCHER_HOME: {
    default: null,
    meaning: 'folder of everything the service stores; the system’s folder for program data without it',
  },
  LAUNCHER_PORT: { default: '4203', meaning: 'first port tried; 0 takes any' },
  API_URL: { default: 'http://127.0.0.1:4201', meaning: 'origin of the API; https in production, except on loopback' },
  SITE_URL: { default: 'http://127.0.0.1:4200', meaning: 'origin of the site; https as well' },
  CLIENTS_URL: { default: 'http://127.0.0.1:4202/cdn/clients', meaning: 'repository of signed clients; https as well' },
  UI_URL: {
    default: 'http://127.0.0.1:4202/cdn/launcher-ui',
    meaning: 'repository of the signed pages; https as well',
  },
  UI_ORIGINS: { default: null, meaning: 'other origins whose pages may use the service, separated by commas' },
  LINK_HOSTS: { default: null, meaning: 'hosts of communities whose addresses may be opened, separated by commas' },
  LAUNCHER_TOKEN: { default: null, meaning: 'a token that stays the same over restarts; refused in production' },
  LAUNCHER_LOCALE: { default: null, meaning: '`ru` or `en`; the browser’s without it' },
  LOG_LEVEL: { default: 'info', meaning: 'level of `logs/service.log`' },
} as const satisfies Record<string, EnvironmentVariable>;
