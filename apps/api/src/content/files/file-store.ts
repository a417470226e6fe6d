import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { types } from 'node:util';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { FilesPlace } from '../../config.ts';
import { isStoredName } from './file-names.ts';

/** Stored files by names of `newFileName` and `newArchiveName`. @throws Error for any other name */
export interface FileStore {
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** null if there is no such file. */
  read(name: string): Promise<Buffer | null>;
  /** The same, for files that are sent on. */
  open(name: string): Promise<Readable | null>;
  /** Removes a file; does nothing if it does not exist. */
  remove(name: string): Promise<void>;
}

async function openDisk(place: FilesPlace): Promise<Disk> {
  if (place.kind === 'disk') return new Disk(new FSDriver({ location: place.folder, visibility: 'private' }));
  // Loaded on demand: it takes 40 MB of memory.
  const { s3Driver } = await import('./s3-driver.ts');
  return new Disk(s3Driver(place));
}

function isAbsent(error: unknown): boolean {
  if (!types.isNativeError(error)) return false;
  const { code, $metadata } = error as { code?: string; $metadata?: { httpStatusCode?: number } };
  return code === 'ENOENT' || $metadata?.httpStatusCode === 404 || isAbsent(error.cause);
}

/** Opens the configured store without a first call. */
export async function openFileStore(place: FilesPlace): Promise<FileStore> {
  const disk = await openDisk(place);
  // Subfolders, because a folder with a million files is slow to list and to copy.
  const keyOf = (name: string) => {
    if (!isStoredName(name)) throw new Error(`${name} is no name of a stored file`);
    return `${place.kind === 's3' ? place.prefix : ''}${name.slice(0, 2)}/${name}`;
  };
  const ifThere = async <Result>(work: () => Promise<Result>): Promise<Result | null> => {
    try {
      return await work();
    } catch (error) {
      if (isAbsent(error)) return null;
      throw error;
    }
  };
  return {
    put: async (name, bytes) => disk.put(keyOf(name), bytes),
    read: (name) => ifThere(async () => buffer(await disk.getStream(keyOf(name)))),
    open: async (name) => ((await disk.exists(keyOf(name))) ? disk.getStream(keyOf(name)) : null),
    remove: async (name) => void (await ifThere(() => disk.delete(keyOf(name)))),
  };
}
