import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from '@jest/globals';
import { openSettings } from '../../state/settings/settings-store.ts';
import { bundled } from '../../testing/bundled.ts';
import { createPublisher } from '../../testing/publisher.ts';
import { readTree } from '../../testing/scratch.ts';

const KILLER = fileURLToPath(new URL('../../testing/kill-at-step.mjs', import.meta.url));
/** A separate file system if available; otherwise a folder that the test makes behave like one. */
const SHARED_MEMORY = '/dev/shm';
const otherDisk = existsSync(SHARED_MEMORY) && statSync(SHARED_MEMORY).dev !== statSync(tmpdir()).dev;

const made: string[] = [];
const make = (parent = tmpdir()): string => {
  const folder = mkdtempSync(join(parent, 'move-'));
  made.push(folder);
  return folder;
};
const removeAll = (folders: readonly string[]): void => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
};
afterEach(() => removeAll(made.splice(0)));

const WORLD = 'clients/a/saves/мир/level.dat';
const FILES: Record<string, string> = {
  'objects/ab/abc': 'object',
  'clients/a/mods/мод.jar': 'mod',
  [WORLD]: 'world',
  'clients/a.json': '{}',
  'stat-cache.sqlite': 'cache',
};
const put = (folder: string, files: Record<string, string>): void => {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
};
const worldIn = (folder: string): string | null =>
  existsSync(join(folder, WORLD)) ? readFileSync(join(folder, WORLD), 'utf8') : null;

test.each([
  ['the same disk', tmpdir(), false],
  ['another disk', otherDisk ? SHARED_MEMORY : tmpdir(), true],
])(
  'a move on %s that is killed at any step, also during its next start, leaves everything whole in one place',
  async (_, disk, isOther) => {
    const { trustedRoot } = createPublisher();
    const program = await bundled('move-process.ts', make());
    const ends = new Set<string>();
    let steps = 0;
    for (let killed = true; killed;) {
      steps += 1;
      const home = make();
      const to = join(make(disk), 'games', 'hoshi');
      const from = join(home, 'resources');
      writeFileSync(join(home, 'root.json'), trustedRoot);
      put(from, FILES);
      const run = async (killAt: number, ...target: string[]): Promise<NodeJS.Signals | number | null> => {
        const child = spawn(process.execPath, ['--import', KILLER, program, home, ...target], {
          env: {
            ...process.env,
            KILL_AT_STEP: String(killAt),
            KILL_BELOW: `(${basename(home)}|${basename(dirname(dirname(to)))})`,
            ...(isOther ? { OTHER_DISK: dirname(dirname(to)) } : {}),
          },
          stdio: ['ignore', 'ignore', 'inherit'],
        });
        const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
        return signal ?? code;
      };
      const first = await run(steps, to);
      killed = first === 'SIGKILL';
      if (!killed) expect(first).toBe(0);
      // At any moment, not only after the next start.
      expect([worldIn(from), worldIn(to)]).toContain('world');
      if ((await run((steps % 9) + 1)) === 'SIGKILL') {
        expect([worldIn(from), worldIn(to)]).toContain('world');
        expect(await run(0)).toBe(0);
      }
      const { resourceFolder } = (await openSettings(home)).get();
      const other = resourceFolder === from ? to : from;
      expect([from, to]).toContain(resourceFolder);
      expect(readTree(resourceFolder)).toEqual(FILES);
      expect(existsSync(other) ? readTree(other) : {}).toEqual({});
      expect(existsSync(join(home, 'move.json'))).toBe(false);
      if (killed) ends.add(resourceFolder === from ? 'back' : 'on');
      removeAll(made.splice(1));
    }
    expect(ends).toEqual(new Set(['back', 'on']));
    // A smaller number would mean that the steps were not observed.
    expect(steps).toBeGreaterThan(isOther ? 40 : 20);
  },
  // Starts the program up to three times per step.
  600_000,
);
