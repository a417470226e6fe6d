import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url));

export interface Ran {
  code: number;
  said: string;
  complained: string;
}

/**
 * What a command prints and how it ends, in a process of its own.
 *
 * @param command its file below `src`: `game/bridge/delivery-command.ts`
 * @param env variables besides those of the test, such as its DATABASE_URL
 */
export const runInProcess = (command: string, args: string[], env: Record<string, string>, input = ''): Promise<Ran> =>
  new Promise((resolve) => {
    const options = { env: { ...process.env, ...env } };
    const child = execFile(process.execPath, [join(SOURCE, command), ...args], options, (error, said, complained) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said, complained }),
    );
    child.stdin?.end(input);
  });
