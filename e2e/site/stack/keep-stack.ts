/** Runs the start command until standard input closes, which also happens when the test run is killed. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const start = fileURLToPath(new URL('../../../tools/start/src/main.ts', import.meta.url));
const child = spawn(process.execPath, [start], { stdio: ['ignore', 'inherit', 'inherit'] });
child.once('exit', (code) => process.exit(code ?? 1));
process.stdin.once('end', () => child.kill('SIGTERM'));
process.stdin.resume();
