import { createRequire } from 'node:module';

const { version } = createRequire(import.meta.url)('../package.json') as { version: string };

/** Version of this service, as its package says it. */
export const SERVICE_VERSION = version;
/** Oldest pages that understand this service. */
export const MIN_UI_VERSION = '0.1.0';
