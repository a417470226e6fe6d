import { readFile, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { diskFailure } from '../../system/files/disk-failure.ts';
import { orAbsent } from '../../system/files/error-code.ts';
import { writeAtomically } from '../../system/files/write-atomically.ts';
import { NOTHING_SEEN, readSeen, type Seen } from './seen.ts';

/** Trusted signed files of a repository, in their original bytes: they are verified again when they are read. */
export interface TrustStore {
  root(version: number): Promise<Buffer | null>;
  keepRoot(version: number, bytes: Uint8Array): Promise<void>;
  /** `timestamp.json`, `snapshot-<sha256>.json`, `manifest-<sha256>.json`. */
  read(name: string): Promise<Buffer | null>;
  keep(name: string, bytes: Uint8Array): Promise<void>;
  /** Stored versions; null if there are none, or they are damaged. */
  seen(): Promise<Seen | null>;
  keepSeen(seen: Seen): Promise<void>;
  /** Call after a change of keys: files signed by the old ones are neither trusted nor a lower bound. */
  forgetVersions(): Promise<void>;
  /** Deletes snapshots and manifests that are not in the list. */
  prune(names: ReadonlySet<string>): Promise<void>;
}

/** Free space required for all files here. */
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
        if (old) await rm(at(name), { force: true });
      }
    },
  };
}
