/**
 * Runs scripts of the root's package.json, two at a time: `side-by-side.ts lint types build`. Prints the output of each
 * when it ends, then a summary of results. In CI a script that hangs is stopped and fails, so that its output is seen.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const AT_ONCE = 2;
/** Maximum duration of a script in CI, minutes: twice what the longest takes. Null elsewhere. */
const LIMIT_MINUTES = process.env['CI'] === undefined ? null : Number(process.env['SCRIPT_LIMIT_MINUTES'] ?? 45);
/** Time between SIGTERM and SIGKILL, and then to the end of its output, milliseconds. */
const GRACE_MS = 10_000;

const scripts = process.argv.slice(2);
const waiting = [...scripts];
const summary: string[] = [];
/** Signals the process groups that are running. */
const groups = new Set<(name: NodeJS.Signals) => void>();

async function run(script: string): Promise<void> {
  console.log(`── ${script}: started`);
  const started = performance.now();
  // The pages are built earlier: no script may build them again while another serves them.
  const env = script.startsWith('e2e:') ? { ...process.env, BUILD: 'done' } : process.env;
  // In a separate process group, so that its children can be killed with it.
  const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'], env, detached: true });
  const signal = (name: NodeJS.Signals) => signalGroup(child.pid, name);
  groups.add(signal);
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
  let killing: NodeJS.Timeout | undefined;
  const stop = (): void => {
    output.push(Buffer.from(`\n${script} did not end within ${LIMIT_MINUTES} minutes and is stopped\n`));
    signal('SIGTERM');
    killing = setTimeout(() => signal('SIGKILL'), GRACE_MS);
  };
  const limit = LIMIT_MINUTES === null ? undefined : setTimeout(stop, LIMIT_MINUTES * 60_000);
  const closed = once(child, 'close');
  const [code] = (await once(child, 'exit')) as [number | null];
  clearTimeout(limit);
  clearTimeout(killing);
  // Children that are left would keep the output open; those in another process group cannot be killed here.
  signal('SIGKILL');
  groups.delete(signal);
  await Promise.race([closed, sleep(GRACE_MS, undefined, { ref: false })]);
  for (const stream of [child.stdout, child.stderr]) stream.destroy();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const result = `${script}: ${code === 0 ? 'passed' : 'FAILED'} after ${seconds} s`;
  process.stdout.write(`${Buffer.concat(output).toString()}── ${result}\n`);
  summary.push(result);
  if (code !== 0) process.exitCode = 1;
}

/** Sends a signal to all processes of a group, if any is left. */
function signalGroup(group: number | undefined, name: NodeJS.Signals): void {
  if (group === undefined) return;
  try {
    process.kill(-group, name);
  } catch {
    // All have ended.
  }
}

async function runWaiting(): Promise<void> {
  for (let script = waiting.shift(); script !== undefined; script = waiting.shift()) await run(script);
}

for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.once(name, () => {
    for (const signal of groups) signal(name);
    process.exit(1);
  });
}
await Promise.all(Array.from({ length: AT_ONCE }, runWaiting));
console.log(summary.join('\n'));
