import type { Config } from '../config.ts';
import { createLog } from '../log.ts';
import { startService } from '../service.ts';
import type { MakeSuppliers } from '../service.ts';
import { claimHome, findRunning } from './running-service.ts';

/** Exit code of a second service for the same home folder. */
const ALREADY_RUNNING = 3;
/** Longest time to end in, milliseconds. */
const END_MS = 10_000;

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * Serves until the process is told to end. Where a service runs for the same home folder already, its address is said and
 * the process ends.
 */
export async function serve(config: Config, makeSuppliers: MakeSuppliers): Promise<void> {
  const release = claimHome(config.home);
  if (release === null) {
    const running = await findRunning(config.home);
    const where = running === null ? 'where it does not say' : `at http://127.0.0.1:${running.port}/`;
    say(`the launcher's service runs already ${where}`);
    process.exit(ALREADY_RUNNING);
  }
  const log = createLog(config.home, config.logLevel);
  // Nobody reads the terminal of a desktop program; what ends it has to stand in its log.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'broken');
    process.exit(1);
  });
  const service = await startService(config, log, makeSuppliers);
  log.info({ port: service.port, pid: process.pid }, 'listening');
  say(`launcher: http://127.0.0.1:${service.port}/#token=${service.token}`);

  let ending = false;
  async function end(signal: string): Promise<void> {
    if (ending) return;
    ending = true;
    log.info({ signal }, 'ending');
    setTimeout(() => process.exit(1), END_MS).unref();
    await service.close();
    release?.();
    log.info('ended');
    process.exit(0);
  }
  process.on('SIGTERM', () => void end('SIGTERM'));
  process.on('SIGINT', () => void end('SIGINT'));
  // The terminal it was started from may be closed: a player who plays on is not to notice.
  process.on('SIGHUP', () => undefined);
  process.stdout.on('error', () => undefined);
}
