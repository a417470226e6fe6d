import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url));

export interface ProcessResult {
  code: number;
  stdout: string;
  stderr: string;
}

/**
 * Runs a command in a separate process.
 *
 * @param command file below `src`, such as `game/bridge/delivery-command.ts`
 * @param env variables in addition to those of the test, such as DATABASE_URL
 */
export const runInProcess = (
  command: string,
  args: string[],
  env: Record<string, string>,
  input = '',
): Promise<ProcessResult> =>
  new Promise((resolve) => {
    const options = { env: { ...process.env, ...env } };
    const child = execFile(process.execPath, [join(SOURCE, command), ...args], options, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
    );
    child.stdin?.end(input);
  });
