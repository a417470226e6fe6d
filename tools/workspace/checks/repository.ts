import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files of a checkout that are, or would be, committed: paths from its root, with forward slashes. */
export const committedFiles = (root: string): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path)));

export const readText = (root: string, path: string): string => readFileSync(join(root, path), 'utf8');

export const readJson = <T>(root: string, path: string): T => JSON.parse(readText(root, path)) as T;

/** Ends a check: prints all problems and fails, or prints one line with the successful result. */
export const finish = (name: string, problems: readonly string[], success: string): void => {
  for (const problem of problems) console.error(`${name}: ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`${name}: ${success}`);
};
