import type { Config } from '../../config.ts';
import { createLog } from '../../log.ts';
import { startService } from '../../service.ts';
import type { CreateIntegrations } from '../../service.ts';
import { claimHome, findRunning } from './running-service.ts';

/** Exit code of a second service for the same home folder. */
const ALREADY_RUNNING = 3;
/** Maximum time to end, milliseconds. */
const END_MS = 10_000;

export const print = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * Serves until the process gets a signal. If a service runs already for the same home folder, prints its address and exits.
 */
export async function serve(config: Config, createIntegrations: CreateIntegrations): Promise<void> {
  const release = claimHome(config.home);
  if (release === null) {
    const running = await findRunning(config.home);
    const where = running === null ? 'where it does not say' : `at http://127.0.0.1:${running.port}/`;
    print(`the launcher's service runs already ${where}`);
    process.exit(ALREADY_RUNNING);
  }
  const log = createLog(config.home, config.logLevel);
  // A desktop program has no visible terminal: the reason of a crash must be in its log.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'broken');
    process.exit(1);
  });
  const service = await startService(config, log, createIntegrations);

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
  // Closing the terminal from which it was started must not end the service.
  process.on('SIGHUP', () => undefined);
  process.stdout.on('error', () => undefined);
  // Who reads this may send a signal at once.
  log.info({ port: service.port, pid: process.pid }, 'listening');
  print(`launcher: http://127.0.0.1:${service.port}/#token=${service.token}`);
}
