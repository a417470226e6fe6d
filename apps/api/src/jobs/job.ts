import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { AppContext } from '../context.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Trx } from '../database/types.ts';

interface Repeated {
  name: string;
  everyMs: number;
}

/** Work done again and again by whichever process comes first; the others skip that turn. */
export interface Job extends Repeated {
  /** Asked before a turn where it is taken often: one statement is a third of what an empty turn costs. */
  isDue?(app: AppContext): Promise<boolean>;
  /** One bounded step in a transaction of its own; true where there may be more to do. */
  run(trx: Trx, app: AppContext): Promise<boolean>;
  /** What follows the last step, outside its transaction. */
  after?(app: AppContext): Promise<void>;
}

/** Work that every process does again and again: each takes what no other has, and holds no transaction meanwhile. */
export interface OwnJob extends Repeated {
  work(app: AppContext): Promise<void>;
}

const lockOf = (name: string): number => createHash('sha256').update(`job:${name}`).digest().readUIntBE(0, 6);

const step = (app: AppContext, job: Job): Promise<'taken' | 'more' | 'done'> =>
  inTransaction(app.db, async (trx) => {
    const { rows } = await sql<{
      mine: boolean;
    }>`SELECT pg_try_advisory_xact_lock(${lockOf(job.name)}) AS mine`.execute(trx);
    if (rows[0]?.mine !== true) return 'taken';
    return (await job.run(trx, app)) ? 'more' : 'done';
  });

/** One turn, step after step until nothing is due; false where another process has it. */
export async function runJob(app: AppContext, job: Job | OwnJob): Promise<boolean> {
  if ('work' in job) {
    await job.work(app);
    return true;
  }
  if (job.isDue !== undefined && !(await job.isDue(app))) return true;
  let end = await step(app, job);
  if (end === 'taken') return false;
  while (end === 'more' && !app.state.draining) end = await step(app, job);
  await job.after?.(app);
  return true;
}

/** Starts all jobs; the answer stops them and waits for the turns under way. */
export function startJobs(app: AppContext, jobs: readonly (Job | OwnJob)[]): () => Promise<void> {
  const running = new Set<Promise<unknown>>();
  const timers = jobs.map((job) => {
    let busy = false;
    const timer = setInterval(() => {
      if (busy || app.state.draining) return;
      busy = true;
      const turn = runJob(app, job)
        .catch((error: unknown) => app.log.warn({ err: error, job: job.name }, 'job failed'))
        .finally(() => {
          busy = false;
          running.delete(turn);
        });
      running.add(turn);
    }, job.everyMs);
    timer.unref();
    return timer;
  });
  return async () => {
    timers.forEach((timer) => clearInterval(timer));
    await Promise.all(running);
  };
}
