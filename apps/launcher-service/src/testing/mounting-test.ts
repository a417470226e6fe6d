import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '@jest/globals';

const tryToMount = (): boolean => {
  if (process.getuid?.() !== 0) return false;
  const folder = mkdtempSync(join(tmpdir(), 'mount-'));
  // Root of a container may be refused too.
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder]).status === 0;
  if (mounted) execFileSync('umount', [folder]);
  rmdirSync(folder);
  return mounted;
};
const mayMount = tryToMount();

/** A test that mounts file systems. Where this process may not, it is skipped, and its name says what it needs. */
export const mountingTest = (name: string, run: () => Promise<void>, timeoutMs?: number): void => {
  if (mayMount) test(name, run, timeoutMs);
  else test.skip(`${name} [needs root: mounts a file system]`, run, timeoutMs);
};
