import { join } from 'node:path';
import { foldPath } from '@hoshikraft/launcher-contract/signed';
import { distinctBytes } from './distinct-bytes.ts';
import type { Report } from '../installer.ts';
import { countProgress } from '../download/progress-meter.ts';
import { LaunchFailure } from '../../launch-failure.ts';
import { type InstalledRecord, readRecord } from '../materialize/installed-record.ts';
import type { ObjectReference } from '../objects/object-store.ts';
import type { Plan, PlanSystem } from '../plan/plan.ts';
import { changesNothing, hashedPaths, planFiles, wantedFiles } from '../plan/plan-files.ts';
import type { Schemas } from '../../schemas.ts';
import { checkFolder } from '../verify/check-folder.ts';
import type { Workspace } from './workspace.ts';

/** A bundle to install in a folder. */
export interface Target {
  /** Relative to the resource folder: `clients/<uuid>` or `runtimes/<id>`. */
  folder: string;
  manifest: Schemas['ClientManifest'] | Schemas['RuntimeManifest'];
  reference: Schemas['FileReference'];
  optional: readonly string[];
}

/** Result of the check of a target. */
export interface CheckedTarget extends Target {
  plan: Plan;
  upToDate: boolean;
  /** Contents that have to be downloaded. */
  missing: ObjectReference[];
  before: InstalledRecord | null;
  /** Whether installed files are damaged: they differ although neither an update nor the selection of mods changed them. */
  spoilt: boolean;
  /** The record of the folder after the plan is applied. */
  record: InstalledRecord;
}

interface Job {
  full: boolean;
  report: Report;
  signal: AbortSignal;
}

// A runtime folder contains only its own files.
const WHOLE_FOLDER: Schemas['Scope'][] = [{ path: '', foreign: 'quarantine' }];

const asKey = (names: readonly string[]): string => [...names].sort().join('\n');

const recordOf = ({ manifest, reference, optional }: Target, plan: Plan, bytes: number): InstalledRecord => ({
  manifest: reference,
  version: manifest.version,
  label: manifest.label,
  optional: [...optional],
  put: plan.put,
  bytes,
});

/** Compares a folder with its manifest. @throws LaunchFailure path_unusable; the reason of an aborted signal */
export async function checkTarget(
  workspace: Workspace,
  target: Target,
  system: PlanSystem,
  { full, report, signal }: Job,
): Promise<CheckedTarget> {
  const { folder, manifest } = target;
  const before = await readRecord(workspace.root, folder);
  const basis = {
    files: manifest.files,
    system,
    optional: new Set(target.optional),
    put: before?.put ?? {},
  };
  const path = join(workspace.root, folder);
  const tree = await checkFolder({
    folder: path,
    id: folder,
    wanted: hashedPaths(basis),
    spell: system.caseInsensitive ? foldPath : (name) => name,
    cache: workspace.cache,
    pool: workspace.pool,
    // Without a record the cached hashes are not trusted either.
    full: full || before === null,
    signal,
    onChecked: (done, total) => report(countProgress('checking', done, total)),
  });
  const scopes = 'scopes' in manifest ? manifest.scopes : WHOLE_FOLDER;
  const plan = planFiles({ ...basis, scopes, tree });
  const [blocked] = plan.blocked;
  if (blocked !== undefined) {
    throw new LaunchFailure({ code: 'path_unusable', reason: 'symlink', path: join(path, blocked) });
  }
  const held = await workspace.objects.verified(plan.fetch, signal);
  const wanted = wantedFiles(manifest.files, system, basis.optional);
  const bytes = distinctBytes(wanted.filter((file) => file.path in plan.put));
  const upToDate = changesNothing(plan);
  const isSame =
    before?.manifest.sha256 === target.reference.sha256 && asKey(before.optional) === asKey(target.optional);
  return {
    ...target,
    plan,
    upToDate,
    spoilt: isSame && !upToDate,
    missing: plan.fetch.filter(({ sha256 }) => !held.has(sha256)),
    before,
    record: recordOf(target, plan, bytes),
  };
}
