import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Described } from './describe-clients.ts';
import type { Workspace } from './workspace.ts';
import { pruneParts } from '../download/salvage.ts';
import { orAbsent } from '../../system/files/error-code.ts';
import { readRecord } from '../materialize/installed-record.ts';
import type { Catalog, Repository } from '../trust/repository.ts';

/**
 * Deletes stored contents, partial downloads and manifests that neither the newest clients nor anything installed needs;
 * nothing at all if a client of the catalog could not be described.
 */
export async function pruneResources(
  { root, parts, objects }: Workspace,
  repository: Repository,
  catalog: Catalog,
  clients: readonly Described[],
): Promise<void> {
  // A client without an available manifest may still have files in the store.
  if (clients.length < catalog.bundles.filter(({ kind }) => kind === 'client').length) return;
  const keep = new Set<string>();
  const installed = clients.map(({ record }) => record);
  for (const name of (await orAbsent(readdir(join(root, 'runtimes')))) ?? []) {
    if (name.endsWith('.json')) installed.push(await readRecord(root, `runtimes/${name.slice(0, -'.json'.length)}`));
  }
  for (const { known, runtime } of clients) {
    const { files, icon, background } = known.manifest;
    for (const { sha256 } of [...files, ...(runtime?.files ?? []), icon, background]) keep.add(sha256);
  }
  for (const record of installed) for (const { sha256 } of Object.values(record?.put ?? {})) keep.add(sha256);
  pruneParts(parts, (piece) => keep.has(piece.sha256) && !objects.has(piece));
  await objects.prune(keep);
  await repository.prune(
    catalog,
    clients.flatMap(({ record }) => record?.manifest.sha256 ?? []),
  );
}
