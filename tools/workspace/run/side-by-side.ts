/**
 * Runs scripts of the root's package.json, two at a time: `side-by-side.ts lint types build`. Prints the output of each
 * when it ends, then a summary of results.
 */
import { spawn } from 'node:child_process';

const AT_ONCE = 2;

const scripts = process.argv.slice(2);
const waiting = [...scripts];
const summary: string[] = [];

async function run(script: string): Promise<void> {
  console.log(`── ${script}: started`);
  const started = performance.now();
  // The pages are built earlier: no script may build them again while another serves them.
  const env = script.startsWith('e2e:') ? { ...process.env, BUILD: 'done' } : process.env;
  const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'], env });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const result = `${script}: ${code === 0 ? 'passed' : 'FAILED'} after ${seconds} s`;
  process.stdout.write(`${Buffer.concat(output).toString()}── ${result}\n`);
  summary.push(result);
  if (code !== 0) process.exitCode = 1;
}

async function runWaiting(): Promise<void> {
  for (let script = waiting.shift(); script !== undefined; script = waiting.shift()) await run(script);
}

await Promise.all(Array.from({ length: AT_ONCE }, runWaiting));
console.log(summary.join('\n'));
