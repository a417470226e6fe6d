import { spawnSync } from 'node:child_process';
import { chromium } from 'playwright';
import { findBrowser, isExecutable } from './find-browser.ts';

// Only the path goes to standard output, so that a script can take it: CHROMIUM_PATH=$(node tools/find-browser/src/main.ts)
const run = (command: string, args: readonly string[]): boolean => {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 2, 2], env: environment }).status === 0;
};

try {
  const path = findBrowser({
    environment: process.env,
    isExecutable,
    playwrightPath: () => chromium.executablePath(),
    isRoot: process.getuid?.() === 0,
    run,
  });
  console.log(path);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
