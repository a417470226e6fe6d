import { renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Logger } from 'pino';
import { makeFolderSync } from './system/files/make-folder.ts';

/** Size above which the next start begins a new log file, bytes. */
const LARGEST = 5 * 1024 * 1024;

/** Logs no arguments of the failed call: they may hold secrets. */
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

/** Log of the service, `logs/service.log` in the home folder: a program without a terminal has no other output. */
export function createLog(home: string, level: string): Logger {
  const folder = join(home, 'logs');
  const file = join(folder, 'service.log');
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false) {
    renameSync(folder, `${folder}.aside-${Date.now()}`);
  }
  makeFolderSync(folder, 0o700);
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LARGEST) renameSync(file, `${file}.previous`);
  const destination = pino.destination({ dest: file, sync: true, mode: 0o600 });
  // A full disk must not end the service.
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
