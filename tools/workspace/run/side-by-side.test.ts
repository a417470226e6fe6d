import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const tool = fileURLToPath(new URL('side-by-side.ts', import.meta.url));
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'side-by-side-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

const run = (scripts: Record<string, string>, env: Record<string, string> = {}) => {
  writeFileSync(join(root, 'package.json'), JSON.stringify({ scripts }));
  const { status, stdout } = spawnSync(process.execPath, [tool, ...Object.keys(scripts)], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, stdout };
};

test('prints the output of each script and fails if one of them fails', () => {
  expect(run({ one: 'echo first', two: 'echo second' })).toMatchObject({ status: 0 });
  const { status, stdout } = run({ one: 'echo first', two: 'echo second; exit 3' });
  expect(status).toBe(1);
  expect(stdout).toMatch(/first\n── one: passed/);
  expect(stdout).toMatch(/second\n── two: FAILED/);
});

test('a process that a script leaves behind is killed and does not hold up the run', () => {
  const { status, stdout } = run({ leaves: 'sleep 1000 & echo $! > pid; echo done' });
  expect(status).toBe(0);
  expect(stdout).toMatch(/done\n── leaves: passed/);
  // No state: the process has ended. Z: it has ended, and its parent has not read its exit code yet.
  const { stdout: state } = spawnSync('sh', ['-c', 'ps -o stat= -p $(cat pid)'], { cwd: root, encoding: 'utf8' });
  expect(state).toMatch(/^(Z.*\n)?$/);
});

test('a process in another process group, such as a browser, does not hold up the run either', () => {
  const { status, stdout } = run({ leaves: 'setsid sleep 300 & echo done' });
  expect(status).toBe(0);
  expect(stdout).toMatch(/done\n── leaves: passed after \d{1,2}\.\d s/);
});

test('in CI a script that hangs is stopped, fails, and its output is printed', () => {
  const { status, stdout } = run(
    { hangs: 'echo begun; exec sleep 1000' },
    { CI: 'true', SCRIPT_LIMIT_MINUTES: '0.03' },
  );
  expect(status).toBe(1);
  expect(stdout).toMatch(/begun\n\nhangs did not end within 0.03 minutes and is stopped\n── hangs: FAILED/);
});
