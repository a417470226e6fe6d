import type { KnownClient } from './installer.ts';
import type { CatalogKeeper } from './catalog-keeper.ts';
import type { Workspace } from './workspace.ts';
import { heldOf } from '../download/salvage.ts';
import { planUnits } from '../download/units.ts';
import { LaunchFailure } from '../launch-failure.ts';
import { type InstalledRecord, readRecord } from '../materialize/installed-record.ts';
import type { ObjectReference } from '../objects/object-store.ts';
import type { PlanSystem } from '../planner/plan.ts';
import { wantedFiles } from '../planner/plan-files.ts';
import type { ClientManifest } from '../schemas.ts';
import type { Catalog } from '../trust/repository.ts';

export interface Described {
  known: KnownClient;
  record: InstalledRecord | null;
  /** Bytes of finished objects and parts that are held of what is not installed yet. */
  heldBytes: number;
}

interface Options {
  catalog: Catalog;
  keeper: CatalogKeeper;
  workspace: Workspace;
  system: PlanSystem;
  signal: AbortSignal;
}

/** Optional groups of a client whose player has not chosen yet. */
export const asChosen = ({ optionalMods }: ClientManifest): string[] =>
  optionalMods.flatMap(({ id, enabledAtFirst }) => (enabledAtFirst ? id : []));

function statusOf(record: InstalledRecord | null, newest: string): KnownClient['status'] {
  if (record === null) return 'notInstalled';
  if (record.spoilt) return 'broken';
  return record.manifest.sha256 === newest ? 'ready' : 'updateAvailable';
}

/** One manifest that cannot be had now takes no other client from the list. */
async function orUnavailable<Manifest>(reading: Promise<Manifest>): Promise<Manifest | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof LaunchFailure && error.reason.code === 'manifest_unavailable') return null;
    throw error;
  }
}

/** What is known of every client without a look at its files: by its manifest and by what was put there. */
export async function describeClients(options: Options): Promise<Described[]> {
  const { catalog, keeper, workspace, system, signal } = options;
  const described: Described[] = [];
  for (const bundle of catalog.bundles) {
    if (bundle.kind !== 'client') continue;
    const manifest = await orUnavailable(keeper.client(bundle, signal));
    if (manifest === null) continue;
    const record = await readRecord(workspace.root, `clients/${bundle.id}`);
    const optional = record?.optional ?? asChosen(manifest);
    const files = wantedFiles(manifest.files, system, new Set(optional)).filter(({ mode }) => mode !== 'ignore');
    const fresh = new Map<string, ObjectReference>();
    for (const { path, sha256, size } of files) {
      if (record?.put[path]?.sha256 !== sha256) fresh.set(sha256, { sha256, size });
    }
    const missing = [...fresh.values()].filter((reference) => !workspace.objects.has(reference));
    const units = planUnits(missing, manifest.packs);
    const inParts = units.reduce((sum, unit) => sum + heldOf(workspace.parts, unit), 0);
    const sum = (list: Iterable<{ size: number }>) => [...list].reduce((total, { size }) => total + size, 0);
    described.push({
      record,
      heldBytes: sum(fresh.values()) - sum(missing) + inParts,
      known: {
        manifest,
        status: statusOf(record, bundle.manifest.sha256),
        installedLabel: record?.label ?? null,
        sizes: {
          total: sum(files),
          download: units.reduce((total, { length }) => total + length, 0) - inParts,
          installed: record?.bytes ?? 0,
        },
        optional,
      },
    });
  }
  const hasClients = catalog.bundles.some(({ kind }) => kind === 'client');
  if (hasClients && described.length === 0) throw new LaunchFailure({ code: 'manifest_unavailable' });
  return described;
}
