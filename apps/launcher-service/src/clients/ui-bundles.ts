import { readFile, readdir, rename, rm } from 'node:fs/promises';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { LaunchFailure } from '../launch-failure.ts';
import { orAbsent } from '../files/error-code.ts';
import { writeDurably } from '../files/write-durably.ts';
import type { Schemas } from '../schemas.ts';
import { openRepository } from '../trust/open-repository.ts';
import type { Repository } from '../trust/repository.ts';
import { stampOf } from '../verify/scan-tree.ts';
import { openWorkspace, type Workspace } from './workspace.ts';

type UiManifest = Schemas['UiManifest'];

/** Pages of the launcher, on the disk and verified. */
export interface UiBundle {
  folder: string;
  version: number;
  /** As builds/latest.json says it. */
  label: string;
  /** Protocol that the pages speak. */
  protocol: number;
}

export interface UiBundles {
  /** The bundle in use, every file hashed again; null when there is none, or it is not what was signed. No network. */
  current(): Promise<UiBundle | null>;
  /**
   * The newest bundle, fetched where it is not there yet; from then on it is the one in use. An older one stays on the
   * disk until the next change.
   * @throws LaunchFailure; the reason of an aborted signal
   */
  update(signal: AbortSignal): Promise<UiBundle>;
  close(): Promise<void>;
}

export interface UiBundleOptions {
  /** Repository of the pages, without a slash at the end. */
  url: string;
  /** `<home>/ui`: a folder a version, and what is needed to fetch them. */
  folder: string;
  /** Folder of what was believed before, such as `<home>/trust/ui`. */
  trust: string;
  /** Bytes of the root that came with the launcher. */
  trustedRoot: Uint8Array;
}

interface Pointer {
  manifest: Schemas['FileReference'];
  /** Name of the bundle's folder. */
  name: string;
}

const ID = 'launcher-ui';

/** Keeps the launcher's own pages: signed as clients are, and switched as a whole. */
export function createUiBundles({ url, folder, trust, trustedRoot }: UiBundleOptions): UiBundles {
  const repository = openRepository({ url, folder: trust, trustedRoot });
  const workspace = openWorkspace(join(folder, 'store'), url);
  const pointerFile = join(folder, 'current.json');

  const readPointer = async (): Promise<Pointer | null> => {
    const text = await orAbsent(readFile(pointerFile, 'utf8'));
    try {
      return text === null ? null : (JSON.parse(text) as Pointer);
    } catch {
      return null;
    }
  };

  const current = async (): Promise<UiBundle | null> => {
    const pointer = await readPointer();
    if (pointer === null) return null;
    const manifest = await repository.kept(pointer.manifest).catch(() => null);
    if (manifest?.type !== 'ui') return null;
    const place = join(folder, pointer.name);
    return (await isWhole(workspace, place, manifest)) ? bundleOf(place, manifest) : null;
  };

  return {
    current,
    async update(signal) {
      const catalog = await repository.refresh(signal);
      const offered = catalog.bundles.find(({ id, kind }) => id === ID && kind === 'ui');
      if (offered === undefined) throw new LaunchFailure({ code: 'manifest_unavailable' });
      const pointer = await readPointer();
      const inUse = pointer?.manifest.sha256 === offered.manifest.sha256 ? await current() : null;
      if (inUse) return inUse;
      if (!catalog.mayInstall) throw new LaunchFailure({ code: 'metadata_expired' });
      const manifest = await uiManifest(repository, offered, signal);
      const name = `${manifest.version}-${offered.manifest.sha256.slice(0, 12)}`;
      await build(workspace, join(folder, name), manifest, signal);
      await writeDurably(pointerFile, JSON.stringify({ manifest: offered.manifest, name } satisfies Pointer));
      await tidy(folder, new Set([name, ...(pointer ? [pointer.name] : [])]));
      await repository.prune(catalog, [offered.manifest.sha256]);
      return bundleOf(join(folder, name), manifest);
    },
    async close() {
      await workspace.close();
      await repository.close();
    },
  };
}

const bundleOf = (folder: string, { version, label, protocol }: UiManifest): UiBundle => ({
  folder,
  version,
  label,
  protocol,
});

async function uiManifest(
  repository: Repository,
  offered: Parameters<Repository['manifest']>[0],
  signal: AbortSignal,
): Promise<UiManifest> {
  const manifest = await repository.manifest(offered, signal);
  if (manifest.type !== 'ui') throw new LaunchFailure({ code: 'manifest_unavailable' });
  return manifest;
}

async function isWhole({ pool }: Workspace, folder: string, { files }: UiManifest): Promise<boolean> {
  const listed = files.map(({ path, size }) => ({ file: join(folder, path), size }));
  if (listed.some(({ file, size }) => stampOf(file)?.size !== size)) return false;
  const hashes = await pool.hash(listed, { signal: new AbortController().signal });
  return files.every(({ sha256 }, index) => hashes[index] === sha256);
}

/** Fetches a bundle and builds its folder beside; its name appears when it is whole. */
async function build(workspace: Workspace, place: string, manifest: UiManifest, signal: AbortSignal): Promise<void> {
  const { objects, links, downloader, root } = workspace;
  const held = await objects.verified(manifest.files, signal);
  const missing = manifest.files.filter(({ sha256 }) => !held.has(sha256));
  const names = new Map(manifest.files.map(({ path, sha256 }) => [sha256, path]));
  const nameOf = (sha256: string) => names.get(sha256) ?? sha256;
  await downloader.fetch(missing, manifest.packs, { report: () => undefined, signal, nameOf });
  const staging = join(root, 'staging', randomUUID());
  try {
    for (const { path, sha256 } of manifest.files) {
      mkdirSync(dirname(join(staging, path)), { recursive: true });
      links.put(objects.path(sha256), join(staging, path), { own: false, executable: false });
    }
    await rm(place, { recursive: true, force: true });
    await rename(staging, place);
  } finally {
    await rm(join(root, 'staging'), { recursive: true, force: true });
  }
  await objects.prune(new Set(manifest.files.map(({ sha256 }) => sha256)));
}

/** Removes bundles of versions gone by. */
async function tidy(folder: string, names: ReadonlySet<string>): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const isBundle = entry.isDirectory() && /^\d+-[0-9a-f]{12}$/.test(entry.name);
    if (isBundle && !names.has(entry.name)) await rm(join(folder, entry.name), { recursive: true, force: true });
  }
}
