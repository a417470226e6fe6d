import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

// Globs need the file pattern at their end: a folder alone extracts nothing, silently.
const exclude = ['**/node_modules/**', '**/*.test.*', '**/*.fixture.*', '**/testing/**', '**/*.d.ts'];

export default defineConfig({
  sourceLocale: 'en',
  locales: ['ru', 'en'],
  format: formatter({ lineNumbers: false }),
  orderBy: 'messageId',
  catalogs: [
    {
      path: '<rootDir>/libs/i18n/src/locales/{locale}/libs',
      include: ['<rootDir>/libs/**/src/**/*.{ts,tsx}'],
      exclude,
    },
    {
      path: '<rootDir>/apps/site/app/locales/{locale}/site',
      include: ['<rootDir>/apps/site/app/**/*.{ts,tsx}'],
      exclude,
    },
    {
      path: '<rootDir>/apps/launcher-ui/src/locales/{locale}/launcher',
      include: ['<rootDir>/apps/launcher-ui/src/**/*.{ts,tsx}'],
      exclude,
    },
  ],
});
