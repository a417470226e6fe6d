import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** Libraries whose messages the apps show. */
const LIBRARIES = ['libs/async-state/src', 'libs/features'];

const catalog = (app: string, folder: string) => ({
  path: `<rootDir>/${app}/${folder}/{locale}`,
  // Globs need the file pattern at their end: a folder alone extracts nothing, silently.
  include: [app, ...LIBRARIES].map((folder) => `<rootDir>/${folder}/**/*.{ts,tsx}`),
  exclude: ['**/node_modules/**', '**/*.test.*', '**/*.fixture.*', '**/testing/**', '**/*.d.ts'],
});

export default defineConfig({
  sourceLocale: 'en',
  locales: ['ru', 'en'],
  format: formatter({ lineNumbers: false }),
  orderBy: 'messageId',
  catalogs: [
    catalog('apps/site/app', 'framework/locales'),
    catalog('apps/launcher-ui/src', 'shell/locales'),
    catalog('apps/admin/src', 'shell/locales'),
  ],
});
