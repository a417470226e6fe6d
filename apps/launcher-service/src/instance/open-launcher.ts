import { spawn } from 'node:child_process';
import { request } from 'undici';
import type { Config } from '../config.ts';
import type { Schemas } from '../schemas.ts';
import type { ServiceRecord } from '../service.ts';
import { appWindow } from './app-window.ts';
import { claimHome, findRunning } from './running-service.ts';

/**
 * A service waits most of the time: small young generations and few arenas of the allocator keep a third of its memory
 * from being held for nothing (measured: 72 instead of 109 MB of its own).
 */
const SMALL = { flags: ['--max-semi-space-size=1'], env: { MALLOC_ARENA_MAX: '2' } };

/** Starts the service as a process of its own, which stays when this one ends. */
function startDetached(main: string): void {
  spawn(process.execPath, [...SMALL.flags, main], {
    detached: true,
    env: { ...process.env, ...SMALL.env },
    stdio: 'ignore',
    windowsHide: true,
  }).unref();
}

/** Path that opens the pages once. The token itself never stands on a command line, where anyone on the machine reads it. */
async function askForTicket({ port, token }: ServiceRecord): Promise<string> {
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
 * Opens the launcher's pages in a window; starts the service where none runs.
 *
 * @throws Error when the service does not start or no window opens
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
  await show(`${origin}${await askForTicket(running)}`);
  return origin;
}
