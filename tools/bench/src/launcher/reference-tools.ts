import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether a program is installed, for comparison. */
export const isInstalled = (program: string): boolean =>
  spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;

/** CPU time of `openssl dgst -sha256` over these files, milliseconds, in one thread. */
export function opensslCpu(files: readonly string[]): number {
  const script = 'TIMEFORMAT=\'%3U %3S\'; time openssl dgst -sha256 "$@" > /dev/null';
  const { stderr } = spawnSync('bash', ['-c', script, '--', ...files], { encoding: 'utf8' });
  const [user, system] = stderr.trim().split(' ').map(Number);
  if (user === undefined || system === undefined || Number.isNaN(user + system)) throw new Error(`openssl: ${stderr}`);
  return (user + system) * 1000;
}

/** Wall time of aria2c to download these URLs with 16 connections, milliseconds. */
export function aria2Wall(addresses: readonly string[]): number {
  const folder = mkdtempSync(join(tmpdir(), 'bench-aria2-'));
  try {
    const list = join(folder, 'list.txt');
    writeFileSync(list, addresses.join('\n'));
    const begun = performance.now();
    const connections = ['-j16', '-x16', '-s16', '--min-split-size=1M', '--file-allocation=none'];
    execFileSync('aria2c', ['-q', '-d', folder, '-i', list, ...connections]);
    return performance.now() - begun;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
