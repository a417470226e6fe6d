import { spawn } from 'node:child_process';
import { request } from 'undici';
import type { Config } from '../../config.ts';
import type { Schemas } from '../../schemas.ts';
import type { ServiceRecord } from '../../service.ts';
import { appWindow } from './app-window.ts';
import { claimHome, findRunning } from './running-service.ts';

/**
 * The service is idle most of the time: a small young generation and few malloc arenas save a third of its memory (measured:
 * 72 instead of 109 MB private).
 */
const SMALL = { flags: ['--max-semi-space-size=1'], env: { MALLOC_ARENA_MAX: '2' } };

/** Starts the service as a detached process, which survives the end of this one. */
function startDetached(main: string): void {
  spawn(process.execPath, [...SMALL.flags, main], {
    detached: true,
    env: { ...process.env, ...SMALL.env },
    stdio: 'ignore',
    windowsHide: true,
  }).unref();
}

/** Path that opens the pages once. The token never appears on a command line, where every user of the machine can read it. */
async function requestTicket({ port, token }: ServiceRecord): Promise<string> {
  const answer = await request(`http://127.0.0.1:${port}/ticket`, {
    method: 'POST',
    headers: { 'x-launcher-token': token },
  });
  if (answer.statusCode !== 200) throw new Error(`the service answered ${answer.statusCode}`);
  return ((await answer.body.json()) as Schemas['Ticket']).path;
}

async function show(address: string): Promise<void> {
  const { command, args } = await appWindow(address);
  await new Promise<void>((resolve, reject) => {
    const window = spawn(command, args, { detached: true, stdio: 'ignore' });
    window.once('error', reject);
    window.once('spawn', () => {
      window.unref();
      resolve();
    });
  });
}

/**
 * Opens the launcher's pages in a window; starts the service if it does not run.
 *
 * @throws Error if the service does not start or no window opens
 */
export async function openLauncher({ home }: Pick<Config, 'home'>, main: string): Promise<string> {
  const release = claimHome(home);
  if (release !== null) {
    release();
    startDetached(main);
  }
  const running = await findRunning(home);
  if (running === null) throw new Error('the service did not start');
  const origin = `http://127.0.0.1:${running.port}`;
  await show(`${origin}${await requestTicket(running)}`);
  return origin;
}
