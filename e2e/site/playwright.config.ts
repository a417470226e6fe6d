import { browserSettings } from '@hoshikraft/testkit/browser';
import { defineConfig } from 'playwright/test';

// Nothing here opens the launcher: its clients need not be published.
process.env['LAUNCHER'] = 'off';

/** Looks at every page and waits for nothing. */
const WALK = '**/every-page.spec.ts';

export default defineConfig({
  ...browserSettings({ width: 1280, height: 800 }),
  testDir: '.',
  // Tests wait for each other's answers and for what was killed: two alone leave the cores idle for a sixth of their time.
  workers: 3,
  projects: [
    // What kills the API of the embedded database goes before all who need it: at the end a core would stand idle beside it.
    { name: 'alone', testDir: './alone', workers: 1 },
    // They start a separate stack, once: what they kill or change there disturbs no other test. No project may depend
    // on them: it would inherit their environment, and look for a stack that has ended.
    { name: 'own stack', testDir: './own-stack', dependencies: ['alone'], workers: 1 },
    { name: 'together', testDir: './specs', testIgnore: WALK, dependencies: ['alone'] },
    // What waits now and then begins while other parts of a run need the processor; this fills both cores to the end.
    { name: 'walk', testDir: './specs', testMatch: WALK, dependencies: ['alone'] },
  ],
});
