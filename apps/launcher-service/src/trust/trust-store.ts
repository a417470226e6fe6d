import { readFile, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { diskFailure } from '../download/disk-failure.ts';
import { orAbsent } from '../files/error-code.ts';
import { writeAtomically } from '../files/write-atomically.ts';
import { NOTHING_SEEN, readSeen, type Seen } from './seen.ts';

/** Signed files of one repository that were believed, as they came: read again, they are verified again. */
export interface TrustStore {
  root(version: number): Promise<Buffer | null>;
  keepRoot(version: number, bytes: Uint8Array): Promise<void>;
  /** `timestamp.json`, `snapshot-<sha256>.json`, `manifest-<sha256>.json`. */
  read(name: string): Promise<Buffer | null>;
  keep(name: string, bytes: Uint8Array): Promise<void>;
  /** Versions as they were written down; null where nothing was, or where that is spoilt. */
  seen(): Promise<Seen | null>;
  keepSeen(seen: Seen): Promise<void>;
  /** After other keys took over: what the old ones signed is neither a copy to trust nor a lower bound. */
  forgetVersions(): Promise<void>;
  /** Drops snapshots and manifests that are not named. */
  prune(names: ReadonlySet<string>): Promise<void>;
}

/** What is to be free for notes of all kinds. */
const ROOM_BYTES = 4 * 1024 * 1024;

/** @throws LaunchFailure disk_full, path_unusable, as every call here that writes */
export function openTrustStore(folder: string): TrustStore {
  const at = (name: string) => join(folder, name);
  const write = async (name: string, content: string | Uint8Array): Promise<void> => {
    try {
      await writeAtomically(at(name), content);
    } catch (error) {
      throw await diskFailure(error, dirname(folder), ROOM_BYTES);
    }
  };
  return {
    root: (version) => orAbsent(readFile(at(`root.${version}.json`))),
    keepRoot: (version, bytes) => write(`root.${version}.json`, bytes),
    read: (name) => orAbsent(readFile(at(name))),
    keep: write,
    async seen() {
      const text = await orAbsent(readFile(at('seen.json'), 'utf8'));
      return text === null ? null : readSeen(text);
    },
    keepSeen: (seen) => write('seen.json', JSON.stringify(seen)),
    async forgetVersions() {
      await rm(at('timestamp.json'), { force: true });
      await write('seen.json', JSON.stringify(NOTHING_SEEN));
    },
    async prune(names) {
      for (const name of (await orAbsent(readdir(folder))) ?? []) {
        const old = /^(snapshot|manifest)-[0-9a-f]{64}\.json$/.test(name) && !names.has(name);
        if (old || name.endsWith('.tmp')) await rm(at(name), { force: true });
      }
    },
  };
}
