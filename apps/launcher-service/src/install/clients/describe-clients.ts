import type { KnownClient } from '../installer.ts';
import type { CatalogCache } from './catalog-cache.ts';
import { distinctBytes } from './distinct-bytes.ts';
import type { Workspace } from './workspace.ts';
import { heldOf } from '../download/salvage.ts';
import { planUnits } from '../download/units.ts';
import { LaunchFailure } from '../../launch-failure.ts';
import { type InstalledRecord, readRecord } from '../materialize/installed-record.ts';
import type { ObjectReference } from '../objects/object-store.ts';
import type { PlanSystem } from '../plan/plan.ts';
import { wantedFiles } from '../plan/plan-files.ts';
import type { ClientManifest, RuntimeNeed, Schemas } from '../../schemas.ts';
import type { Catalog } from '../trust/repository.ts';

export interface Described {
  known: KnownClient;
  record: InstalledRecord | null;
  /** The runtime that has to be downloaded with the client. */
  runtime: Schemas['RuntimeManifest'] | null;
  /** Bytes of stored objects and partial downloads of files that are not installed yet. */
  heldBytes: number;
}

/** A folder and its files according to the manifest. */
export interface Wanted<Manifest = Schemas['ClientManifest'] | Schemas['RuntimeManifest']> {
  /** Relative to the resource folder. */
  folder: string;
  manifest: Manifest;
  optional: readonly string[];
}

interface Options {
  catalog: Catalog;
  catalogs: CatalogCache;
  workspace: Workspace;
  system: PlanSystem;
  /** The runtime that has to be installed for a client; null if the machine has one, or none is published. */
  runtimeFor: (
    need: RuntimeNeed,
    catalog: Catalog,
    signal: AbortSignal,
  ) => Promise<Wanted<Schemas['RuntimeManifest']> | null>;
  signal: AbortSignal;
}

/** Optional groups of a client for which the player has made no selection. */
export const defaultSelection = ({ optionalMods }: ClientManifest): string[] =>
  optionalMods.flatMap(({ id, enabledAtFirst }) => (enabledAtFirst ? id : []));

function statusOf(record: InstalledRecord | null, newest: string): KnownClient['status'] {
  if (record === null) return 'notInstalled';
  if (record.spoilt) return 'broken';
  return record.manifest.sha256 === newest ? 'ready' : 'updateAvailable';
}

const UNAVAILABLE: ReadonlySet<string> = new Set(['manifest_unavailable', 'java_unavailable']);

/** A manifest that is unavailable must not hide the other clients. */
async function orUnavailable<Manifest>(reading: Promise<Manifest>): Promise<Manifest | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof LaunchFailure && UNAVAILABLE.has(error.reason.code)) return null;
    throw error;
  }
}

interface Rest {
  record: InstalledRecord | null;
  files: Schemas['ManifestFile'][];
  /** Bytes of contents that are not installed yet. */
  fresh: number;
  /** Bytes of contents that are not stored at all. */
  missing: number;
  /** Bytes to download, including whole packs, minus partial downloads. */
  download: number;
  inParts: number;
}

/** What a folder still needs, according to its record alone. */
async function restOf({ workspace, system }: Options, { folder, manifest, optional }: Wanted): Promise<Rest> {
  const record = await readRecord(workspace.root, folder);
  const chosen = new Set(record?.optional ?? optional);
  const files = wantedFiles(manifest.files, system, chosen).filter(({ mode }) => mode !== 'ignore');
  const fresh = new Map<string, ObjectReference>();
  for (const { path, sha256, size } of files) {
    if (record?.put[path]?.sha256 !== sha256) fresh.set(sha256, { sha256, size });
  }
  const missing = [...fresh.values()].filter((reference) => !workspace.objects.has(reference));
  const units = planUnits(missing, manifest.packs);
  const inParts = units.reduce((total, unit) => total + heldOf(workspace.parts, unit), 0);
  const download = units.reduce((total, { length }) => total + length, 0) - inParts;
  return { record, files, fresh: distinctBytes(fresh.values()), missing: distinctBytes(missing), download, inParts };
}

/** Describes every client by its manifest and its record, without reading its files. */
export async function describeClients(options: Options): Promise<Described[]> {
  const { catalog, catalogs, runtimeFor, signal } = options;
  const described: Described[] = [];
  for (const bundle of catalog.bundles) {
    if (bundle.kind !== 'client') continue;
    const manifest = await orUnavailable(catalogs.client(bundle, signal));
    if (manifest === null) continue;
    const optional = defaultSelection(manifest);
    const own = await restOf(options, { folder: `clients/${bundle.id}`, manifest, optional });
    // A player of this client has a runtime already.
    const runtime = own.record === null ? await orUnavailable(runtimeFor(manifest.runtime, catalog, signal)) : null;
    const brought = runtime === null ? null : await restOf(options, runtime);
    const rests = brought === null || brought.fresh === 0 ? [own] : [own, brought];
    const all = (part: 'fresh' | 'missing' | 'inParts' | 'download') =>
      rests.reduce((total, rest) => total + rest[part], 0);
    described.push({
      record: own.record,
      runtime: runtime?.manifest ?? null,
      heldBytes: all('fresh') - all('missing') + all('inParts'),
      known: {
        manifest,
        status: statusOf(own.record, bundle.manifest.sha256),
        installedLabel: own.record?.label ?? null,
        sizes: {
          total: distinctBytes(rests.flatMap(({ files }) => files)),
          download: all('download'),
          installed: own.record?.bytes ?? 0,
        },
        optional: own.record?.optional ?? optional,
      },
    });
  }
  const hasClients = catalog.bundles.some(({ kind }) => kind === 'client');
  if (hasClients && described.length === 0) throw new LaunchFailure({ code: 'manifest_unavailable' });
  return described;
}
