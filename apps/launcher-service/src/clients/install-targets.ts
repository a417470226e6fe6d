import { join } from 'node:path';
import type { CheckedTarget } from './check-target.ts';
import type { Report } from './installer.ts';
import type { Unsettled } from './unsettled.ts';
import type { Workspace } from './workspace.ts';
import { diskFailure } from '../download/disk-failure.ts';
import { countProgress } from '../download/progress-meter.ts';
import { applyPlan } from '../materialize/apply-plan.ts';
import { recordWritten } from '../verify/check-folder.ts';

/** Fetches what targets need, then switches one after the other. @throws LaunchFailure; the reason of an aborted signal */
export async function installTargets(
  workspace: Workspace,
  unsettled: Unsettled,
  targets: readonly CheckedTarget[],
  { report, signal }: { report: Report; signal: AbortSignal },
): Promise<void> {
  const names = new Map(targets.flatMap(({ plan }) => plan.write.map(({ path, sha256 }) => [sha256, path] as const)));
  await workspace.downloader.fetch(
    targets.flatMap(({ missing }) => missing),
    targets.flatMap(({ manifest }) => manifest.packs),
    { report, signal, nameOf: (sha256) => names.get(sha256) ?? sha256 },
  );
  // A runtime first: a client without one cannot be started, a runtime without a client harms nobody.
  for (const target of [...targets].reverse()) {
    if (target.upToDate) continue;
    const { folder, plan, record, manifest } = target;
    const phase = manifest.type === 'runtime' ? 'runtime' : 'applying';
    await unsettled.begin(folder);
    try {
      await applyPlan({
        root: workspace.root,
        folder,
        plan,
        record,
        objects: workspace.objects,
        links: workspace.links,
        signal,
        onStep: (done, total) => report(countProgress(phase, done, total)),
      });
    } catch (error) {
      signal.throwIfAborted();
      throw await diskFailure(
        error,
        workspace.root,
        plan.write.reduce((sum, { size }) => sum + size, 0),
      );
    } finally {
      unsettled.end(folder);
      workspace.cache.forget(folder, [...plan.remove, ...plan.quarantine]);
    }
    recordWritten(workspace.cache, folder, join(workspace.root, folder), plan.write);
  }
}
