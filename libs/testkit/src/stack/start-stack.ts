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
/** Timeout for a machine under tenfold load. */
const START_SECONDS = 900;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)));
  });

/**
 * Random ports for each stack, so that two runs on one machine do not choose the same. The start command rejects a port in
 * use.
 */
const somePorts = async (): Promise<Record<string, string>> => {
  const first = 11_000 + randomInt(1900) * 10;
  const free = await Promise.all([0, 1, 2, 3, 4, 5].map((after) => isFree(first + after)));
  if (free.includes(false)) return somePorts();
  return {
    SITE_PORT: `${first}`,
    API_PORT: `${first + 1}`,
    SANDBOX_PORT: `${first + 2}`,
    LAUNCHER_PORT: `${first + 3}`,
    SMTP_PORT: `${first + 4}`,
    ADMIN_PORT: `${first + 5}`,
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
    // Not written yet, or incomplete.
    return undefined;
  }
};

/** Whether pages load: on a busy machine the first requests to the API can exceed the page's timeout. */
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

/** Runs the repository's start command with a new data folder, and waits until all processes are ready. */
export const startStack = async (environment: Record<string, string> = {}): Promise<Stack> => {
  const folder = mkdtempSync(join(tmpdir(), 'hoshikraft-e2e-'));
  const keeper = spawn(process.execPath, [KEEPER], {
    cwd: REPOSITORY,
    stdio: ['pipe', 'pipe', 'pipe'],
    // A separate process group: Ctrl+C ends the test run, which then closes the pipe.
    detached: true,
    env: {
      ...process.env,
      DEV_DIR: folder,
      ...(await somePorts()),
      // All tests share one address; rate limits are tested in the API.
      RATE_LIMITS: 'off',
      // The cost of a captcha is tested in the API.
      CAPTCHA_COUNTER: '20',
      RESELLER_LATE_SECONDS: '4',
      // Packing takes a core for seconds while the tests run.
      DOWNLOADS: process.env['DOWNLOADS'] ?? 'off',
      SANDBOX_BEAT_MS: '2000',
      // Some seconds of the one core that PGlite has.
      SEED_HISTORY: 'off',
      // Bots must not change lists that tests check.
      SANDBOX_LIFE: 'off',
      // For a machine under tenfold load; deadlines are tested in the API.
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
