import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Program } from '../build-game.ts';

/** Starts with a hyphen, as one in 64 tokens does. */
export const TOKEN = '-kTq3vXzR8wN5mJ2hL7pB4cF6dG9sA1eY0uI_oWxZtE';

export interface RunningGame {
  output(): string;
  /** Waits for a line with this text. */
  written(text: string): Promise<void>;
  exit: Promise<number | null>;
  kill(signal: NodeJS.Signals): void;
}

/** Starts the game in a folder like the launcher. */
export function runGame(program: Program, folder: string, server: string, token = TOKEN): RunningGame {
  const args = [
    ...['--login', 'Kitsune', '--player', 'b7c9', '--access-id', 'a-1', '--token', token, '--folder', folder],
    ...['--server', server, '--locale', 'ru', '--client', 'c-2', '--version', '1.4.2'],
  ];
  const [executable, start] =
    program === 'java'
      ? ['java', ['-Xmx300M', '-Dfile.encoding=UTF-8', '-cp', 'game.jar', 'hoshikraft.sample.SampleGame']]
      : [process.execPath, ['--max-old-space-size=300', 'sample-game.mjs']];
  const child = spawn(executable, [...start, ...args], {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: '', LC_ALL: 'C.UTF-8' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
  const exit = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  return {
    output: () => output,
    exit,
    kill: (signal) => child.kill(signal),
    async written(text) {
      const deadline = Date.now() + 30_000;
      while (!output.includes(text)) {
        if (Date.now() > deadline || child.exitCode !== null) throw new Error(`no line with ${text} in:\n${output}`);
        await sleep(50);
      }
    },
  };
}
