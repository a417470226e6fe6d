import { renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Logger } from 'pino';
import { makeFolderSync } from './files/make-folder.ts';

/** Size above which a new log is begun at the next start, bytes. */
const LARGEST = 5 * 1024 * 1024;

/** What is worth knowing of an error; never what it was called with. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: error.message,
    ...(code === undefined ? {} : { code }),
    stack: error.stack,
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

/** The service's own log, `logs/service.log` of the home folder: a program without a terminal has nowhere else to speak. */
export function createLog(home: string, level: string): Logger {
  const folder = join(home, 'logs');
  const file = join(folder, 'service.log');
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false) {
    renameSync(folder, `${folder}.aside-${Date.now()}`);
  }
  makeFolderSync(folder, 0o700);
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LARGEST) renameSync(file, `${file}.previous`);
  const destination = pino.destination({ dest: file, sync: true, mode: 0o600 });
  // A full disk takes no log, and that is no reason to end.
  destination.on('error', () => undefined);
  return pino(
    {
      level,
      base: { app: 'launcher-service' },
      serializers: { err: describeError },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination,
  );
}
