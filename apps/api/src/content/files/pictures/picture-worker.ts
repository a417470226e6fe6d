import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { Question, Reply } from './picture-process.ts';

const SCRIPT = fileURLToPath(new URL('./picture-process.ts', import.meta.url));
/** Timeout of one picture, milliseconds. */
const LONGEST_MS = 30_000;

/** One picture process, which handles one request at a time. */
export interface PictureWorker {
  /** @throws ApiError for a refused picture, or if the process crashed */
  ask(question: Question): Promise<unknown>;
  isAlive(): boolean;
  end(): Promise<void>;
}

/** @param priority nice value: 0 is normal, higher values yield to others */
export function startPictureWorker(priority: number): PictureWorker {
  const child = fork(SCRIPT, { serialization: 'advanced', execArgv: ['--disable-warning=ExperimentalWarning'] });
  let settle: ((reply: Reply | null) => void) | undefined;
  child.on('message', (reply) => settle?.(reply as Reply));
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      settle?.({ broken: String(error) });
      resolve();
    });
    child.once('exit', () => {
      settle?.(null);
      resolve();
    });
  });
  try {
    if (child.pid !== undefined) setPriority(child.pid, priority);
  } catch {
    // Without permission to change it the process keeps the normal priority.
  }
  return {
    async ask(question) {
      const late = setTimeout(() => child.kill('SIGKILL'), LONGEST_MS);
      const reply = await new Promise<Reply | null>((resolve) => {
        settle = resolve;
        child.send(question, (error) => error && resolve(null));
      });
      clearTimeout(late);
      if (reply === null) throw new ApiError('picture_broken');
      if ('fault' in reply) throw new ApiError(reply.fault, { values: reply.values });
      if ('broken' in reply) throw new Error(reply.broken);
      return reply.made;
    },
    isAlive: () => child.connected && child.exitCode === null && child.signalCode === null,
    async end() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
