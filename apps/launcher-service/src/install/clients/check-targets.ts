import { type CheckedTarget, checkTarget, type Target } from './check-target.ts';
import type { Report } from '../installer.ts';
import { combineProgress } from './combine-progress.ts';
import type { UnsyncedFolders } from './unsynced-folders.ts';
import type { Workspace } from './workspace.ts';
import { readRecord } from '../materialize/installed-record.ts';
import type { PlanSystem } from '../plan/plan.ts';

/** Compares folders with their manifests, with one common progress. @throws LaunchFailure; the reason of an aborted signal */
export async function checkTargets(
  workspace: Workspace,
  unsynced: UnsyncedFolders,
  targets: readonly Target[],
  system: PlanSystem,
  { full, report, signal }: { full: boolean; report: Report; signal: AbortSignal },
): Promise<CheckedTarget[]> {
  const records = await Promise.all(targets.map(({ folder }) => readRecord(workspace.root, folder)));
  const nextReport = combineProgress(
    report,
    records.map((record) => Object.keys(record?.put ?? {}).length),
  );
  const checked: CheckedTarget[] = [];
  for (const target of targets) {
    const inDoubt = await unsynced.isInDoubt(target.folder);
    const job = { full: full || inDoubt, report: nextReport(), signal };
    checked.push(await checkTarget(workspace, target, system, job));
    if (inDoubt) await unsynced.cleared(target.folder);
  }
  return checked;
}
