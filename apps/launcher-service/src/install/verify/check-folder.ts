import { join } from 'node:path';
import type { DiskEntry } from '../plan/plan.ts';
import type { HashPool } from './hash-pool.ts';
import { type Scanned, scanTree, stampOf } from './scan-tree.ts';
import type { StatCache } from './stat-cache.ts';

interface Options {
  /** Absolute. */
  folder: string;
  /** Name of the folder in the cache. */
  id: string;
  /** Paths whose content matters, spelled by `spell`. */
  wanted: ReadonlySet<string>;
  spell: (path: string) => string;
  cache: StatCache;
  pool: HashPool;
  /** Hashes every file, whatever is cached. */
  full: boolean;
  signal: AbortSignal;
  onChecked: (done: number, total: number) => void;
  /** Random number from 0 up to 1, called per file with a known stamp: selects the sample. */
  random?: () => number;
}

/** Share of files with a known stamp that is hashed anyway, a new random sample each time, to find hidden changes. */
const SAMPLE = 0.01;
// A write within one tick of the file system's clock leaves the stamp unchanged; such a file is hashed again next time.
const TICK_MS = 50;

type ScannedFile = Extract<Scanned, { kind: 'file' }>;

/** The tree of a folder, with hashes of the files that matter. @throws the reason of an aborted signal */
export async function checkFolder(options: Options): Promise<Map<string, DiskEntry>> {
  const { folder, id, wanted, spell, cache, pool, signal, onChecked, random = Math.random } = options;
  const scanned = await scanTree(folder, signal);
  const known = options.full ? new Map<string, never>() : cache.load(id);
  const hashes = new Map<string, string>();
  const unknown: { path: string; file: ScannedFile }[] = [];
  const sampled: { path: string; file: ScannedFile; sha256: string }[] = [];
  for (const [path, file] of scanned) {
    if (file.kind !== 'file' || !wanted.has(spell(path))) continue;
    const cached = known.get(path);
    if (cached?.stamp !== file.stamp) unknown.push({ path, file });
    else if (random() < SAMPLE) sampled.push({ path, file, sha256: cached.sha256 });
    else hashes.set(path, cached.sha256);
  }
  const total = hashes.size + unknown.length + sampled.length;
  let done = hashes.size;
  onChecked(done, total);
  const hash = async (files: readonly { path: string; file: ScannedFile }[]): Promise<void> => {
    const found = await pool.hash(
      files.map(({ path, file }) => ({ file: join(folder, path), size: file.size })),
      { signal, onHashed: (count) => onChecked((done += count), total) },
    );
    const fresh: { path: string; stamp: string; sha256: string }[] = [];
    files.forEach(({ path, file }, index) => {
      const sha256 = found[index];
      if (sha256 == null) return;
      hashes.set(path, sha256);
      const after = stampOf(join(folder, path));
      if (after?.stamp === file.stamp && isSettled(file.changedMs)) fresh.push({ path, stamp: file.stamp, sha256 });
    });
    cache.record(id, fresh);
  };
  await hash([...unknown, ...sampled]);
  if (sampled.some(({ path, sha256 }) => hashes.get(path) !== sha256)) {
    // A stamp was wrong: none is trusted this time.
    cache.forget(id);
    done = 0;
    await hash(
      [...scanned].flatMap(([path, file]) => (file.kind === 'file' && wanted.has(spell(path)) ? { path, file } : [])),
    );
  }
  return new Map(
    [...scanned].map(([path, entry]): [string, DiskEntry] => [
      path,
      entry.kind === 'file' ? { kind: 'file', size: entry.size, sha256: hashes.get(path) ?? null } : entry,
    ]),
  );
}

const isSettled = (changedMs: number): boolean => Date.now() - changedMs > TICK_MS;

/** Caches the hashes of files that were just written, so that the next check need not read them. */
export function recordWritten(
  cache: StatCache,
  id: string,
  folder: string,
  files: readonly { path: string; sha256: string; size: number }[],
): void {
  const fresh: { path: string; stamp: string; sha256: string }[] = [];
  for (const { path, sha256, size } of files) {
    const stamp = stampOf(join(folder, path));
    if (stamp?.size === size && isSettled(stamp.changedMs)) fresh.push({ path, stamp: stamp.stamp, sha256 });
  }
  cache.record(id, fresh);
}
