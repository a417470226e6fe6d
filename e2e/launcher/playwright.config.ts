import { delimiter, join } from 'node:path';
import { browserSettings } from '@hoshikraft/testkit/browser';
import { defineConfig } from 'playwright/test';

// One test downloads the launcher from the site and starts it.
process.env['DOWNLOADS'] = 'on';
// Pictures of documents, which the launcher does not show, take a core for ten seconds.
process.env['SEED_PICTURES'] = 'off';
// The launcher opens links by this folder's xdg-open; the tests then open them in their own browser.
process.env['PATH'] = [join(import.meta.dirname, 'fixtures/system-browser'), process.env['PATH']].join(delimiter);

export default defineConfig({
  ...browserSettings({ width: 1000, height: 620 }),
  testDir: '.',
  // Most tests install a client and start its game.
  timeout: 300_000,
  // A machine has one launcher: its service keeps one player, one game, one set of settings.
  workers: 1,
  fullyParallel: false,
  projects: [
    { name: 'together', testDir: './specs' },
    // What kills the service or uses up a ban comes last.
    { name: 'alone', testDir: './alone', dependencies: ['together'] },
  ],
});
