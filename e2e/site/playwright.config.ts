import { browserSettings } from '@hoshikraft/testkit/browser';
import { defineConfig } from 'playwright/test';

// Nothing here opens the launcher: its clients need not be published.
process.env['LAUNCHER'] = 'off';

export default defineConfig({
  ...browserSettings({ width: 1280, height: 800 }),
  testDir: '.',
  projects: [
    { name: 'together', testDir: './specs' },
    // What stops or changes the shared processes waits until nobody else needs them.
    { name: 'alone', testDir: './alone', dependencies: ['together'], workers: 1 },
  ],
});
