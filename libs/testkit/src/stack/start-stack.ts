import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Addresses } from './addresses.ts';

const KEEPER = fileURLToPath(new URL('keep-stack.ts', import.meta.url));
const REPOSITORY = fileURLToPath(new URL('../../../..', import.meta.url));
/** A machine may be busy tenfold. */
const START_SECONDS = 900;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)));
  });

/**
 * Ports somewhere else for each stack: two runs on one machine would else find the same ones free and both take them. The
 * start command refuses one that is taken.
 */
const somePorts = async (): Promise<Record<string, string>> => {
  const first = 11_000 + randomInt(1900) * 10;
  const free = await Promise.all([0, 1, 2, 3, 4].map((after) => isFree(first + after)));
  if (free.includes(false)) return somePorts();
  return {
    SITE_PORT: `${first}`,
    API_PORT: `${first + 1}`,
    SANDBOX_PORT: `${first + 2}`,
    LAUNCHER_PORT: `${first + 3}`,
    SMTP_PORT: `${first + 4}`,
  };
};

export interface Stack {
  addresses: Addresses;
  stop: () => Promise<void>;
}

const readWritten = (file: string): Omit<Addresses, 'folder'> | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Omit<Addresses, 'folder'>;
  } catch {
    // Not there yet, or only half of it.
    return undefined;
  }
};

/** Whether pages come: on a busy machine the first ask the API for longer than a page may wait, and none is to be tested yet. */
const pagesCome = async (site: string): Promise<boolean> => {
  for (let tries = 0; tries < START_SECONDS; tries += 1) {
    const pages = await Promise.all(
      ['ru', 'en'].map((language) => fetch(`${site}/${language}/register`).catch(() => null)),
    );
    if (pages.every((page) => page?.ok)) return true;
    await sleep(1000);
  }
  return false;
};

/** Runs the repository's own start command on a data folder of its own, and waits until everything answers. */
export const startStack = async (environment: Record<string, string> = {}): Promise<Stack> => {
  const folder = mkdtempSync(join(tmpdir(), 'hoshikraft-e2e-'));
  const keeper = spawn(process.execPath, [KEEPER], {
    cwd: REPOSITORY,
    stdio: ['pipe', 'pipe', 'pipe'],
    // A group of its own: Ctrl+C goes to the test run, which ends the stack by closing the pipe.
    detached: true,
    env: {
      ...process.env,
      DEV_DIR: folder,
      ...(await somePorts()),
      // Tests come from one address and in a crowd; the limits have tests of their own in the API.
      RATE_LIMITS: 'off',
      // What a captcha costs whoever solves it is tested in the API.
      CAPTCHA_COUNTER: '20',
      RESELLER_LATE_SECONDS: '4',
      // Packing takes a core for seconds while the tests run.
      DOWNLOADS: process.env['DOWNLOADS'] ?? 'off',
      SANDBOX_BEAT_MS: '2000',
      // Some seconds of the one core that PGlite has.
      SEED_HISTORY: 'off',
      // Bots are to change no list that a test looks at.
      SANDBOX_LIFE: 'off',
      // A machine may be busy tenfold: what a deadline does is tested in the API.
      READ_DEADLINE_MS: '60000',
      WRITE_DEADLINE_MS: '60000',
      ...environment,
    },
  });
  let output = '';
  for (const stream of [keeper.stdout, keeper.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
  const ended = new Promise<void>((resolve) => keeper.once('exit', () => resolve()));

  const stop = async (): Promise<void> => {
    keeper.stdin.end();
    await ended;
  };

  for (let tries = 0; ; tries += 1) {
    const written = readWritten(join(folder, 'addresses.json'));
    if (written !== undefined) {
      if (await pagesCome(written.site)) return { addresses: { ...written, folder }, stop };
      await stop();
      throw new Error(`The site answers no page:\n${output}`);
    }
    if (keeper.exitCode !== null || tries > START_SECONDS * 5) {
      await stop();
      throw new Error(`The start command failed:\n${output}`);
    }
    await sleep(200);
  }
};
