import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

test('packages and named modules are loaded once for all files; nothing else of one file is found by the next', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kept-packages-'));
  const [jest, seen] = [path('../../../node_modules/jest/bin/jest.js'), join(folder, 'seen')];
  const config = ['--config', path('kept-fixture/jest.config.mjs'), '--runInBand', '--json'];
  try {
    const { stdout, stderr } = spawnSync(process.execPath, ['--experimental-vm-modules', jest, ...config], {
      encoding: 'utf8',
      env: { ...process.env, SEEN: seen },
    });
    const report = JSON.parse(stdout) as { numPassedTests: number; success: boolean };
    expect({ ...report, stderr }).toMatchObject({ numPassedTests: 2, success: true });
    expect(readFileSync(seen, 'utf8')).toBe('1 1\n2 2\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
