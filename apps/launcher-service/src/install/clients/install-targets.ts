import { join } from 'node:path';
import type { CheckedTarget } from './check-target.ts';
import type { Report } from '../installer.ts';
import { combineProgress } from './combine-progress.ts';
import type { UnsyncedFolders } from './unsynced-folders.ts';
import type { Workspace } from './workspace.ts';
import { diskFailure } from '../../system/files/disk-failure.ts';
import { countProgress } from '../download/progress-meter.ts';
import { LaunchFailure } from '../../launch-failure.ts';
import { applyPlan } from '../materialize/apply-plan.ts';
import { PathBlocked } from '../materialize/apply-journal.ts';
import { recordWritten } from '../verify/check-folder.ts';

/** Downloads the contents of targets, then switches them one after another. @throws LaunchFailure; the reason of an aborted signal */
export async function installTargets(
  workspace: Workspace,
  unsynced: UnsyncedFolders,
  targets: readonly CheckedTarget[],
  { report, signal }: { report: Report; signal: AbortSignal },
): Promise<void> {
  // The runtime first: a client without it cannot start, a runtime without a client does no harm.
  const inOrder = [...targets].reverse();
  const names = new Map(targets.flatMap(({ plan }) => plan.write.map(({ path, sha256 }) => [sha256, path] as const)));
  const nameOf = (sha256: string): string => names.get(sha256) ?? sha256;
  for (const { missing, manifest } of inOrder) {
    if (missing.length === 0) continue;
    const phase = manifest.type === 'runtime' ? 'runtime' : 'downloading';
    await workspace.downloader.fetch(missing, manifest.packs, { report, signal, nameOf, phase });
  }
  const changed = inOrder.filter(({ upToDate }) => !upToDate);
  // Each file is written to a temporary place first.
  const nextReport = combineProgress(
    report,
    changed.map(({ plan }) => 2 * plan.write.length + plan.quarantine.length + plan.remove.length),
  );
  for (const { folder, plan, record } of changed) {
    const reportProgress = nextReport();
    await unsynced.begin(folder);
    try {
      await applyPlan({
        root: workspace.root,
        folder,
        plan,
        record,
        objects: workspace.objects,
        links: workspace.links,
        signal,
        onStep: (done, total) => reportProgress(countProgress('applying', done, total)),
      });
    } catch (error) {
      signal.throwIfAborted();
      // Another program writes to these files; the next check moves its folder aside.
      if (error instanceof PathBlocked) throw new LaunchFailure({ code: 'file_locked', path: error.path }, error);
      throw await diskFailure(
        error,
        workspace.root,
        plan.write.reduce((sum, { size }) => sum + size, 0),
      );
    } finally {
      unsynced.end(folder);
      workspace.cache.forget(folder, [...plan.remove, ...plan.quarantine]);
    }
    recordWritten(workspace.cache, folder, join(workspace.root, folder), plan.write);
  }
}
