/**
 * Runs the start command until standard input closes, which also happens when the test run is killed; then removes its
 * data: `startStack` always uses a temporary folder.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const start = fileURLToPath(new URL('../../../../tools/start/src/main.ts', import.meta.url));
const child = spawn(process.execPath, [start], { stdio: ['ignore', 'inherit', 'inherit'] });
child.once('exit', (code) => {
  if (process.env['DEV_DIR'] !== undefined) rmSync(process.env['DEV_DIR'], { recursive: true, force: true });
  process.exit(code ?? 1);
});
process.stdin.once('end', () => child.kill('SIGTERM'));
process.stdin.resume();
