import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readJson } from '../system/files/read-json.ts';
import { writeAtomically } from '../system/files/write-atomically.ts';
import type { Schemas } from '../schemas.ts';

type Manifest = Schemas['UiManifest'];
type File = Pick<Schemas['ManifestFile'], 'path' | 'size' | 'sha256'>;

/** One version of the pages, in a folder named by its number. */
export interface StoredPages {
  version: number;
  label: string;
  files: File[];
}

interface Pointer {
  current: StoredPages | null;
  previous: StoredPages | null;
}

/** The stored versions of the launcher's pages. */
export interface PagesStore {
  current(): StoredPages | null;
  previous(): StoredPages | null;
  folderOf(pages: StoredPages): string;
  /**
   * Adds a version and makes it the current one. After a kill in between, the previous version stays the current one.
   *
   * @param fill writes the files into a new folder
   * @throws Error if the folder does not match the manifest afterwards
   */
  install(manifest: Manifest, fill: (folder: string) => Promise<void>): Promise<void>;
}

const NOTHING: Pointer = { current: null, previous: null };

const isFile = (value: unknown): value is File =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as File).path === 'string' &&
  Number.isSafeInteger((value as File).size) &&
  typeof (value as File).sha256 === 'string';

function readPages(value: unknown): StoredPages | null {
  if (typeof value !== 'object' || value === null) return null;
  const { version, label, files } = value as StoredPages;
  const isKept = Number.isSafeInteger(version) && version > 0 && typeof label === 'string' && Array.isArray(files);
  return isKept && files.every(isFile) ? { version, label, files } : null;
}

/** Whether every file has its published content: after a power cut files may be empty. */
async function isWhole(folder: string, files: readonly File[]): Promise<boolean> {
  for (const { path, size, sha256 } of files) {
    const bytes = await readFile(join(folder, path)).catch(() => null);
    if (bytes?.length !== size || createHash('sha256').update(bytes).digest('hex') !== sha256) return false;
  }
  return files.some(({ path }) => path === 'index.html');
}

/** Opens the folder of the pages; broken or incomplete versions are not used. */
export async function openPagesStore(folder: string): Promise<PagesStore> {
  const pointerFile = join(folder, 'pages.json');
  const folderOf = (pages: Pick<StoredPages, 'version'>) => join(folder, String(pages.version));
  const whole = async (value: unknown) => {
    const pages = readPages(value);
    return pages !== null && (await isWhole(folderOf(pages), pages.files)) ? pages : null;
  };
  const tidy = async ({ current, previous }: Pointer) => {
    const needed = ['pages.json', ...[current, previous].flatMap((pages) => (pages ? [String(pages.version)] : []))];
    for (const name of await readdir(folder)) {
      if (!needed.includes(name)) await rm(join(folder, name), { recursive: true, force: true }).catch(() => undefined);
    }
  };

  await mkdir(folder, { recursive: true, mode: 0o700 });
  const written = ((await readJson(pointerFile)) ?? NOTHING) as Partial<Pointer>;
  const previous = await whole(written.previous);
  const current = await whole(written.current);
  let pointer: Pointer = current === null ? { current: previous, previous: null } : { current, previous };
  await tidy(pointer);

  return {
    current: () => pointer.current,
    previous: () => pointer.previous,
    folderOf,
    async install({ version, label, files }, fill) {
      const staging = join(folder, `.${version}-${randomUUID()}`);
      await mkdir(staging);
      try {
        await fill(staging);
        if (!(await isWhole(staging, files))) throw new Error(`pages ${label} are not what was published`);
        const target = folderOf({ version });
        await rm(target, { recursive: true, force: true });
        await rename(staging, target);
      } catch (error) {
        await rm(staging, { recursive: true, force: true });
        throw error;
      }
      const pages = { version, label, files: files.map(({ path, size, sha256 }) => ({ path, size, sha256 })) };
      const next = { current: pages, previous: pointer.current };
      await writeAtomically(pointerFile, JSON.stringify(next));
      pointer = next;
      await tidy(next);
    },
  };
}
