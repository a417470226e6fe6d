import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Trx } from '../database/types.ts';

interface RepeatedJob {
  name: string;
  everyMs: number;
}

/** Work repeated by whichever process takes its lock first; the others skip that run. */
export interface Job extends RepeatedJob {
  /** Checked before a frequent run: one statement costs a third of an empty run. */
  isDue?(app: AppContext): Promise<boolean>;
  /** One bounded step in a transaction of its own; true where there may be more to do. */
  run(trx: Trx, app: AppContext): Promise<boolean>;
  /** Runs after the last step, without a transaction. */
  after?(app: AppContext): Promise<void>;
}

/** Work that every process repeats: each takes items that no other has, and holds no transaction meanwhile. */
export interface OwnJob extends RepeatedJob {
  work(app: AppContext): Promise<void>;
}

const lockOf = (name: string): number => createHash('sha256').update(`job:${name}`).digest().readUIntBE(0, 6);

const step = (app: AppContext, job: Job): Promise<'locked' | 'more' | 'done'> =>
  inTransaction(app.db, async (trx) => {
    const { rows } = await sql<{
      locked: boolean;
    }>`SELECT pg_try_advisory_xact_lock(${lockOf(job.name)}) AS locked`.execute(trx);
    if (rows[0]?.locked !== true) return 'locked';
    return (await job.run(trx, app)) ? 'more' : 'done';
  });

/** One run: steps until nothing is due. Returns false where another process holds the lock. */
export async function runJob(app: AppContext, job: Job | OwnJob): Promise<boolean> {
  if ('work' in job) {
    await job.work(app);
    return true;
  }
  if (job.isDue !== undefined && !(await job.isDue(app))) return true;
  let end = await step(app, job);
  if (end === 'locked') return false;
  while (end === 'more' && !app.state.draining) end = await step(app, job);
  await job.after?.(app);
  return true;
}

/** Starts all jobs. The returned function stops them and waits for runs in progress. */
export function startJobs(app: AppContext, jobs: readonly (Job | OwnJob)[]): () => Promise<void> {
  const running = new Set<Promise<unknown>>();
  const timers = jobs.map((job) => {
    let busy = false;
    const timer = setInterval(() => {
      if (busy || app.state.draining) return;
      busy = true;
      const run = runJob(app, job)
        .catch((error: unknown) => app.log.warn({ err: error, job: job.name }, 'job failed'))
        .finally(() => {
          busy = false;
          running.delete(run);
        });
      running.add(run);
    }, job.everyMs);
    timer.unref();
    return timer;
  });
  return async () => {
    timers.forEach((timer) => clearInterval(timer));
    await Promise.all(running);
  };
}
