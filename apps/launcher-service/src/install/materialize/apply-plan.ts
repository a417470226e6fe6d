import { rm } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { makeFolderSync } from '../../system/files/make-folder.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import type { Plan } from '../plan/plan.ts';
import { applyJournal } from './apply-journal.ts';
import type { InstalledRecord } from './installed-record.ts';
import { writeJournal } from './journal.ts';
import type { Links } from './links.ts';
import { trashName } from './trash.ts';

interface Options {
  /** The resource folder. */
  root: string;
  /** Folder that changes, relative to it. */
  folder: string;
  plan: Plan;
  record: InstalledRecord;
  objects: ObjectStore;
  links: Links;
  signal: AbortSignal;
  onStep: (done: number, total: number) => void;
}

const FILES_AT_ONCE = 100;

/**
 * Applies a plan to a folder: new files are staged, then a journal is written, then files are renamed. Before the journal is
 * written nothing has changed; after that the change is completed even if the process is killed.
 */
export async function applyPlan(options: Options): Promise<void> {
  const { root, folder, plan, record, objects, links, signal, onStep } = options;
  const steps = 2 * plan.write.length + plan.quarantine.length + plan.remove.length;
  const id = randomUUID();
  const staging = join(root, 'staging', id);
  makeFolderSync(staging);
  try {
    for (const [index, file] of plan.write.entries()) {
      links.put(objects.path(file.sha256), join(staging, String(index)), file);
      if (index % FILES_AT_ONCE === FILES_AT_ONCE - 1) {
        onStep(index, steps);
        await breathe();
        signal.throwIfAborted();
      }
    }
    signal.throwIfAborted();
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    throw error;
  }
  const journal = {
    folder,
    quarantine: plan.quarantine,
    trash: posix.join('trash', trashName(id), folder),
    remove: plan.remove,
    place: plan.write.map(({ path }, staged) => ({ staged, path })),
    record,
  };
  await writeJournal(staging, journal);
  await applyJournal(root, staging, journal, {
    signal,
    onStep: (done) => onStep(plan.write.length + done, steps),
  });
}
