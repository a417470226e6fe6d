import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Config } from './config.ts';
import type { Db } from './platform/database/types.ts';
import type { FileStore } from './content/files/file-store.ts';
import type { Pictures } from './content/files/pictures/pictures.ts';
import type { Metrics } from './platform/health/metrics.ts';
import type { PasswordHasher } from './community/players/password-hasher.ts';

/** Shared context of the process, passed to every operation, job and command. */
export interface AppContext {
  config: Config;
  db: Db;
  pool: pg.Pool;
  engine: 'postgres' | 'pglite';
  clock: Clock;
  log: FastifyBaseLogger;
  metrics: Metrics;
  files: FileStore;
  pictures: Pictures;
  passwords: PasswordHasher;
  /** Set during shutdown: readiness fails while open requests are finished. */
  state: { draining: boolean };
}

/** Replaced in tests to control the time. */
export interface Clock {
  now(): Date;
  /** Monotonic milliseconds for measuring durations: the time of day may be set back. */
  elapsed(): number;
}

export const systemClock: Clock = { now: () => new Date(), elapsed: () => performance.now() };
