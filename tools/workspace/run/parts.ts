/**
 * `npm test` and `npm run check`: the parts of a run, those that can side by side, and at the end how long each took.
 * A stage in which something failed is the last one.
 */
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

interface Stage {
  parts: readonly string[];
  atOnce: number;
}

const AT_ONCE = 2;
/** A run starts hundreds of processes of the same modules: the first of each compiles, the others read. Gone with `npm ci`. */
const NODE_COMPILE_CACHE = fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url));
/** Nx would start a process for each of its plugins each time it is asked: half of what an answer takes. */
const NX_ISOLATE_PLUGINS = 'false';

/** Scripts of the root's package.json; the longest of a stage first, so that the others fill the other core. */
const STAGES: Readonly<Record<string, readonly Stage[]>> = {
  check: [
    { parts: ['check:node', 'check:repository'], atOnce: AT_ONCE },
    {
      parts: [
        'lint',
        'check:release',
        'types',
        'check:oxlint',
        'check:imports',
        'check:affected',
        'check:format',
        'check:unused',
        'check:drift',
        'check:catalogs',
      ],
      atOnce: AT_ONCE,
    },
  ],
  // End-to-end tests serve one build: made once, before any. Those of the API and the launcher wait most of their time, for what
  // they have killed or slowed down: beside Jest, and beside the site's, they cost little more than their own work.
  tests: [
    { parts: ['build'], atOnce: 1 },
    // All that `jest` runs, so that the longest of it, of the apps and of the rest, begin at once.
    { parts: ['jest:apps', 'jest:rest', 'e2e:api'], atOnce: 3 },
    { parts: ['e2e:site', 'e2e:launcher'], atOnce: AT_ONCE },
  ],
  e2e: [
    { parts: ['build'], atOnce: 1 },
    { parts: ['e2e:site', 'e2e:launcher', 'e2e:api'], atOnce: 3 },
  ],
};

/** How often a part that takes long says that it is still at work, milliseconds. */
const SIGN_OF_LIFE_MS = 120_000;

/** So many lines of a part that failed are told again at the end. */
const LAST_LINES = 30;

export interface Outcome {
  part: string;
  seconds: number;
  failed: boolean;
  /** What it said last. */
  lastLines: string;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function run(part: string): Promise<Outcome> {
  const begun = performance.now();
  const seconds = () => Math.round((performance.now() - begun) / 100) / 10;
  const child = spawn('npm', ['run', '--silent', part], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      NODE_COMPILE_CACHE,
      NX_ISOLATE_PLUGINS,
      ...process.env,
      BUILD: part.startsWith('e2e:') ? 'done' : process.env['BUILD'],
    },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => output.push(piece));
  const ended = new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? 1)));
  const quiet = new AbortController();
  void (async () => {
    for (;;) {
      await sleep(SIGN_OF_LIFE_MS, undefined, { signal: quiet.signal });
      say(`… ${part}: ${seconds()} s`);
    }
  })().catch(() => undefined);
  const code = await ended;
  quiet.abort();
  say(`── ${part}: ${code === 0 ? 'passed' : 'FAILED'} after ${seconds()} s`);
  const said = Buffer.concat(output);
  process.stdout.write(said);
  const lastLines = said.toString().trimEnd().split('\n').slice(-LAST_LINES).join('\n');
  return { part, seconds: seconds(), failed: code !== 0, lastLines };
}

/** Runs parts, so many at once, in their order. */
export async function runStage(
  parts: readonly string[],
  atOnce: number,
  runPart: (part: string) => Promise<Outcome>,
): Promise<Outcome[]> {
  const left = [...parts];
  const outcomes: Outcome[] = [];
  const lane = async (): Promise<void> => {
    for (let part = left.shift(); part !== undefined; part = left.shift()) outcomes.push(await runPart(part));
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return outcomes;
}

if (import.meta.main) {
  const outcomes: Outcome[] = [];
  const stages = process.argv.slice(2).flatMap((name) => STAGES[name] ?? [{ parts: [name], atOnce: 1 }]);
  for (const { parts, atOnce } of stages) {
    outcomes.push(...(await runStage(parts, atOnce, run)));
    if (outcomes.some(({ failed }) => failed)) break;
  }
  for (const { part, failed, lastLines } of outcomes)
    if (failed) say(`── ${part} FAILED, its end once more\n${lastLines}`);
  for (const { part, seconds, failed } of outcomes)
    say(`${part.padEnd(18)} ${seconds.toFixed(1).padStart(7)} s${failed ? '  FAILED' : ''}`);
  if (outcomes.some(({ failed }) => failed)) process.exitCode = 1;
}
