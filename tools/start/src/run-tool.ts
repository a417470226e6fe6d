import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { repository } from './dev-folder.ts';

const run = promisify(execFile);
const OUTPUT_BYTES = 64 * 1024 * 1024;

/** Runs a program to its end and gives what it wrote. @throws with all its output when it fails */
export async function runTool(
  what: string,
  program: string,
  args: readonly string[],
  env = process.env,
): Promise<string> {
  try {
    return (await run(program, args, { cwd: repository, env, maxBuffer: OUTPUT_BYTES })).stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${what} failed:\n${`${stdout}${stderr}` || String(error)}`, { cause: error });
  }
}

/** Runs a script of ours, see `runTool`. */
export const runScript = (what: string, script: string, ...args: string[]): Promise<string> =>
  runTool(what, process.execPath, [script, ...args]);
