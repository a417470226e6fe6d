import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type Program = 'java' | 'node';

/** The game and its launch options. */
export interface Game {
  path: string;
  bytes: Buffer;
  runtime: { kind: Program; minimumMajor: number; bundles: never[] };
  main: string;
  classpath: string[];
}

const game = fileURLToPath(new URL('../game', import.meta.url));
/** A fixed date, so that the archive has the same bytes on every machine. */
const ARCHIVE_DATE = '1980-01-01T00:00:02Z';

function run(program: string, args: readonly string[]): string {
  // With a locale other than UTF-8 Java cannot read a Cyrillic path.
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  return execFileSync(program, args, { encoding: 'utf8', env, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Java if the machine has a compiler of version 17 or later and the archiver, else Node. */
export function programHere(): Program {
  try {
    const version = /javac (\d+)/.exec(run('javac', ['-version']))?.[1];
    run('jar', ['--version']);
    return Number(version) >= 17 ? 'java' : 'node';
  } catch {
    return 'node';
  }
}

function filesUnder(folder: string, ending: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith(ending)).sort();
}

function buildJava(): Game {
  const work = mkdtempSync(join(tmpdir(), 'sample-game-'));
  try {
    const sources = join(game, 'java');
    const classes = join(work, 'classes');
    const archive = join(work, 'game.jar');
    const files = filesUnder(sources, '.java').map((name) => join(sources, name));
    run('javac', ['--release', '17', '-encoding', 'UTF-8', '-d', classes, ...files]);
    const compiled = filesUnder(classes, '.class').flatMap((name) => ['-C', classes, name]);
    run('jar', ['--create', '--no-manifest', `--date=${ARCHIVE_DATE}`, '--file', archive, ...compiled]);
    return {
      path: 'game.jar',
      bytes: readFileSync(archive),
      runtime: { kind: 'java', minimumMajor: 17, bundles: [] },
      main: 'hoshikraft.sample.SampleGame',
      classpath: ['game.jar'],
    };
  } finally {
    rmSync(work, { recursive: true });
  }
}

/** Builds the game. @throws Error if the compiler fails */
export function buildGame(program: Program): Game {
  if (program === 'java') return buildJava();
  const path = 'sample-game.mjs';
  return {
    path,
    bytes: readFileSync(join(game, 'node', path)),
    runtime: { kind: 'node', minimumMajor: 22, bundles: [] },
    main: path,
    classpath: [],
  };
}
