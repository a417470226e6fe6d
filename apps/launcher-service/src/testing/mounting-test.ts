import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '@jest/globals';

const tryToMount = (): boolean => {
  if (process.getuid?.() !== 0) return false;
  const folder = mkdtempSync(join(tmpdir(), 'mount-'));
  // Even root of a container may not be allowed to mount.
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder]).status === 0;
  if (mounted) execFileSync('umount', [folder]);
  rmdirSync(folder);
  return mounted;
};
const mayMount = tryToMount();

/** A test that mounts file systems. It is skipped, with the reason in its name, if the process is not allowed to. */
export const mountingTest = (name: string, run: () => Promise<void>, timeoutMs?: number): void => {
  if (mayMount) test(name, run, timeoutMs);
  else test.skip(`${name} [needs root: mounts a file system]`, run, timeoutMs);
};
