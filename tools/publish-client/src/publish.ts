import { makeBundle } from './content/make-bundle.ts';
import type { Bundle } from './content/make-bundle.ts';
import { packBytes } from './content/make-packs.ts';
import type { LoadedDescription } from './description/read-description.ts';
import { forEachOf } from './for-each-of.ts';
import { readKeys } from './keys/key-store.ts';
import type { KeyFolders } from './keys/make-roots.ts';
import { daysLeft } from './metadata/lifetimes.ts';
import { names } from './metadata/names.ts';
import { readPublished } from './metadata/published.ts';
import type { Published } from './metadata/published.ts';
import { readRootChain } from './metadata/roots.ts';
import { writeMetadata } from './metadata/write-metadata.ts';
import type { Store } from './store/store.ts';

export interface PublishJob {
  store: Store;
  folders: KeyFolders;
  descriptions: readonly LoadedDescription[];
  now: Date;
  /** See `MetadataChange`. */
  withoutOldKeys: boolean;
}

export interface PublishReport {
  bundles: { id: string; label: string; version: number; changed: boolean; files: number }[];
  /** Uploaded objects and packs, and their bytes. */
  uploaded: { objects: number; packs: number; bytes: number };
  /** Days until the root has to be signed again. */
  rootDaysLeft: number;
}

const AT_ONCE = 16;

/** Existing names: the published manifests reference them. */
function namesInUse({ bundles }: Published): Set<string> {
  const used = new Set<string>();
  for (const { manifest } of bundles.values()) {
    for (const { sha256 } of manifest.files) used.add(names.object(sha256));
    for (const { sha256 } of manifest.packs) used.add(names.pack(sha256));
    if (manifest.type === 'client') {
      for (const { sha256 } of [manifest.icon, manifest.background]) used.add(names.object(sha256));
    }
  }
  return used;
}

async function upload(store: Store, bundles: readonly Bundle[], used: ReadonlySet<string>) {
  const uploaded = { objects: 0, packs: 0, bytes: 0 };
  const isThere = async (name: string, size: number) => used.has(name) || (await store.size(name)) === size;
  const objects = new Map(bundles.flatMap((bundle) => [...bundle.objects]));
  await forEachOf(objects.values(), AT_ONCE, async (file) => {
    const name = names.object(file.sha256);
    if (await isThere(name, file.size)) return;
    await store.putFile(name, file);
    uploaded.objects += 1;
    uploaded.bytes += file.size;
  });
  const packs = new Map(bundles.flatMap((bundle) => bundle.packs.map((plan) => [plan.pack.sha256, plan] as const)));
  await forEachOf(packs.values(), AT_ONCE, async (plan) => {
    const name = names.pack(plan.pack.sha256);
    if (await isThere(name, plan.pack.size)) return;
    await store.put(name, packBytes(plan));
    uploaded.packs += 1;
    uploaded.bytes += plan.pack.size;
  });
  await store.flush();
  return uploaded;
}

/**
 * Publishes the given descriptions; without any it only renews signatures that are about to expire (`refresh`). Objects and
 * packs are uploaded first, then manifests, snapshot and timestamp: after an interruption readers still get the old version.
 *
 * @throws Error if a description, a file, a key or the repository is invalid; nothing visible has changed then
 */
export async function publish(job: PublishJob): Promise<PublishReport> {
  const { store, folders, descriptions, now, withoutOldKeys } = job;
  const chain = readRootChain(folders.keys);
  const ring = readKeys([folders.keys, folders.rootKeys]);
  const rootDaysLeft = daysLeft(chain.at(-1)?.root.expires ?? '', now);
  if (rootDaysLeft <= 0) throw new Error('The root has expired: run "rotate" to create the next one');
  const unlock = await store.lock();
  try {
    const published = await readPublished(store, chain);
    const bundles = descriptions.map(makeBundle);
    const ids = bundles.map(({ id }) => id);
    const twice = ids.find((id, index) => ids.indexOf(id) !== index);
    if (twice !== undefined) throw new Error(`Two descriptions have the same id: ${twice}`);
    const uploaded = await upload(store, bundles, namesInUse(published));
    const bodies = new Map(bundles.map(({ id, body }) => [id, body]));
    const manifests = await writeMetadata({ store, chain, ring, published, bodies, now, withoutOldKeys });
    return {
      bundles: manifests.map(({ id, manifest }) => ({
        ...{ id, label: manifest.label, version: manifest.version },
        changed: published.bundles.get(id)?.entry.version !== manifest.version,
        files: manifest.files.length,
      })),
      uploaded,
      rootDaysLeft,
    };
  } finally {
    unlock();
  }
}
