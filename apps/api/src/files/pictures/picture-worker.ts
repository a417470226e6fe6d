import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { ApiError } from '../../errors/api-error.ts';
import type { Question, Reply } from './picture-process.ts';

const SCRIPT = fileURLToPath(new URL('./picture-process.ts', import.meta.url));
/** What takes longer than this is no picture that anybody draws, milliseconds. */
const LONGEST_MS = 30_000;

/** One process for pictures, which is asked one thing at a time. */
export interface PictureWorker {
  /** @throws ApiError for a picture that is refused, or that the process died of */
  ask(question: Question): Promise<unknown>;
  isAlive(): boolean;
  end(): Promise<void>;
}

/** @param priority as the system counts it: 0 is ordinary, more is behind others */
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
    // Where a process may not be put behind others, it is one among them.
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
      if ('fault' in reply) throw new ApiError(reply.fault, { words: reply.words });
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
