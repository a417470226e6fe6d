/** A service as a separate process, with clients that need no download and a small Node program as the game. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../config.ts';
import { createGameRunner } from '../game/process/game-runner.ts';
import { serve } from '../system/instance/serve.ts';
import { createGameLog } from '../game/logs/create-game-log.ts';
import { fakeInstaller, fakeMachine, fakePages, MANIFEST, untilCancelled } from './fakes.ts';

const config = readConfig(process.env);
const installer = fakeInstaller();
installer.held = 77;
if (process.env['DOWNLOAD'] === 'endless') installer.steps.install = untilCancelled;
installer.launchable = async () => ({
  manifest: {
    ...MANIFEST,
    runtime: { kind: 'node', minimumMajor: 20, bundles: [] },
    launch: { main: 'sample-game.mjs', classpath: [], vmArgs: [], args: [], readyMarker: 'ready' },
  },
  folder: fileURLToPath(new URL('.', import.meta.url)),
  runtime: { executable: process.execPath, major: 24 },
});

await serve(config, () => ({
  installer,
  runner: createGameRunner({ logsFolder: join(config.home, 'logs') }),
  gameLog: createGameLog(),
  machine: fakeMachine(),
  pages: fakePages(null),
  logReport: { preview: () => null, get: () => null, send: async () => 'id' },
}));
