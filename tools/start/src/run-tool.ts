import { execFile } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { repository } from './dev-folder.ts';

const OUTPUT_BYTES = 64 * 1024 * 1024;
const running = new Set<ChildProcess>();

/** Runs a program to its end and gives what it wrote. @throws with all its output when it fails */
export function runTool(what: string, program: string, args: readonly string[], env = process.env): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { cwd: repository, env, maxBuffer: OUTPUT_BYTES };
    const child = execFile(program, args, options, (error, stdout, stderr) => {
      running.delete(child);
      if (!error) resolve(stdout);
      else reject(new Error(`${what} failed:\n${`${stdout}${stderr}`.trim() || error.message}`, { cause: error }));
    });
    running.add(child);
  });
}

/** Runs a script of ours, see `runTool`. */
export const runScript = (what: string, script: string, ...args: string[]): Promise<string> =>
  runTool(what, process.execPath, [script, ...args]);

/** Ends every program that runs now: none may write into a folder that is cleared once we are gone. */
export async function stopTools(): Promise<void> {
  const ends = [...running].map((child) => new Promise((resolve) => child.once('close', resolve)));
  for (const child of running) child.kill('SIGTERM');
  await Promise.all(ends);
}
