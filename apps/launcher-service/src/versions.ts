import { createRequire } from 'node:module';

const { version } = createRequire(import.meta.url)('../package.json') as { version: string };

/** Version of this service, from its package.json. */
export const SERVICE_VERSION = version;
/** Oldest version of the pages that works with this service. */
export const MIN_UI_VERSION = '0.1.0';
