import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** Libraries whose messages the apps show. */
const LIBRARIES = ['libs/async-state/src', 'libs/features'];

/**
 * Pages of the site that need an account, and the development pages: their messages are a catalog of their own, so that a
 * public page does not load them (apps/site/app/framework/entry/load-messages.ts).
 */
const PRIVATE_PAGES = ['account', 'content/editor', 'development'].map((folder) => `apps/site/app/${folder}`);

// Globs need the file pattern at their end: a folder alone extracts nothing, silently.
const sourcesIn = (folders: readonly string[]) => folders.map((folder) => `<rootDir>/${folder}/**/*.{ts,tsx}`);

const catalog = (folder: string, include: readonly string[], exclude: readonly string[] = []) => ({
  path: `<rootDir>/${folder}/{locale}`,
  include: sourcesIn(include),
  exclude: [
    ...['**/node_modules/**', '**/*.test.*', '**/*.fixture.*', '**/testing/**', '**/*.d.ts'],
    ...sourcesIn(exclude),
  ],
});

export default defineConfig({
  sourceLocale: 'en',
  locales: ['ru', 'en'],
  format: formatter({ lineNumbers: false }),
  orderBy: 'messageId',
  catalogs: [
    catalog('apps/site/app/framework/locales', ['apps/site/app', ...LIBRARIES], PRIVATE_PAGES),
    catalog('apps/site/app/framework/locales/private', PRIVATE_PAGES),
    catalog('apps/launcher-ui/src/shell/locales', ['apps/launcher-ui/src', ...LIBRARIES]),
    catalog('apps/admin/src/shell/locales', ['apps/admin/src', ...LIBRARIES]),
  ],
});
