import { createHash } from 'node:crypto';
import type { AppContext } from '../../context.ts';
import { newFileName } from './file-names.ts';
import { beginFiles } from './uploads-repository.ts';

export interface StoredFile {
  name: string;
  /** SHA-256 of the bytes, hex. */
  hash: string;
}

/** Stores a file. A row must refer to it within an hour, or the cleanup job deletes it. */
export async function storeFile(
  app: Pick<AppContext, 'clock' | 'db' | 'files'>,
  { bytes, width, ending }: { bytes: Uint8Array; width: number; ending: 'png' | 'webp' },
): Promise<StoredFile> {
  const name = newFileName(width, ending);
  await beginFiles(app.db, [name], app.clock.now());
  await app.files.put(name, bytes);
  return { name, hash: createHash('sha256').update(bytes).digest('hex') };
}
