import { createHash } from 'node:crypto';
import type { AppContext } from '../context.ts';
import { newFileName } from './file-names.ts';
import { beginFiles } from './uploads-repository.ts';

export interface StoredFile {
  name: string;
  /** SHA-256 of it, hex. */
  hash: string;
}

/** Writes a file that whatever bears it names afterwards; until then the sweep takes it after an hour. */
export async function storeFile(
  app: Pick<AppContext, 'clock' | 'db' | 'files'>,
  { bytes, width, ending }: { bytes: Uint8Array; width: number; ending: 'png' | 'webp' },
): Promise<StoredFile> {
  const name = newFileName(width, ending);
  await beginFiles(app.db, [name], app.clock.now());
  await app.files.put(name, bytes);
  return { name, hash: createHash('sha256').update(bytes).digest('hex') };
}
