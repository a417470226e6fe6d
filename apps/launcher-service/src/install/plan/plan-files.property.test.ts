import { expect, test } from '@jest/globals';
import { refusePaths } from '@hoshikraft/launcher-contract/signed';
import fc from 'fast-check';
import type { Schemas } from '../../schemas.ts';
import type { DiskEntry, Plan, PlanInput, PutFiles } from './plan.ts';
import { changesNothing, planFiles, wantedFiles } from './plan-files.ts';
import { foreignRule, isPlayers } from './scopes.ts';

const segment = fc.constantFrom('mods', 'config', 'saves', 'a', 'b', 'c');
const path = fc.array(segment, { minLength: 1, maxLength: 3 }).map((segments) => segments.join('/'));
const content = fc.constantFrom('1', '2', '3', '4').map((letter) => letter.repeat(64));
const mode = fc.constantFrom('enforce', 'once', 'ifUnchanged', 'ignore');

const manifestFile: fc.Arbitrary<Schemas['ManifestFile']> = fc
  .record({
    path,
    sha256: content,
    mode,
    group: fc.constantFrom(null, null, 'map', 'sound'),
    os: fc.constantFrom(null, null, 'linux', 'windows'),
  })
  .map(
    ({ group, os, ...file }) =>
      ({
        ...file,
        size: 1,
        ...(group === null ? {} : { optional: group }),
        ...(os === null ? {} : { rules: [{ os }] }),
      }) as Schemas['ManifestFile'],
  );

const files = fc
  .uniqueArray(manifestFile, { selector: (file) => file.path, maxLength: 12 })
  .map((list) => list.filter((_, index) => refusePaths(list.slice(0, index + 1).map((file) => file.path)) === null))
  .filter((list) => refusePaths(list.map((file) => file.path)) === null);

const scopes = fc.uniqueArray(fc.record({ path, foreign: fc.constantFrom('quarantine', 'keep') }), {
  selector: (scope) => scope.path,
  maxLength: 4,
});

/** Tree of a real disk: every file is in a folder, and a link contains nothing. */
const tree = fc.array(fc.tuple(path, fc.oneof(content, fc.constant('link'))), { maxLength: 14 }).map((entries) => {
  const made = new Map<string, DiskEntry>();
  for (const [at, what] of entries) {
    const folders = at
      .split('/')
      .map((_, index, all) => all.slice(0, index).join('/'))
      .slice(1);
    if (made.has(at) || folders.some((folder) => made.has(folder) && made.get(folder)?.kind !== 'folder')) continue;
    for (const folder of folders) made.set(folder, { kind: 'folder' });
    made.set(at, what === 'link' ? { kind: 'link' } : { kind: 'file', size: 1, sha256: what });
  }
  return made;
});

const put: fc.Arbitrary<PutFiles> = fc.dictionary(path, fc.record({ sha256: content, mode }), { maxKeys: 8 });

const input: fc.Arbitrary<PlanInput> = fc.record({
  files,
  scopes,
  system: fc.constant({ os: 'linux' as const, arch: 'x64' as const, caseInsensitive: false }),
  optional: fc.subarray(['map', 'sound']).map((groups) => new Set(groups)),
  tree,
  put,
});

/** A pure model of a disk: applies a plan to a folder. */
function applyJournal(before: PlanInput['tree'], plan: Plan): Map<string, DiskEntry> {
  const after = new Map(before);
  for (const gone of [...plan.remove, ...plan.quarantine]) {
    for (const at of [...after.keys()]) if (at === gone || at.startsWith(`${gone}/`)) after.delete(at);
  }
  for (const write of plan.write) {
    const parts = write.path.split('/');
    parts.forEach((_, index) => {
      const folder = parts.slice(0, index).join('/');
      if (folder === '') return;
      expect(after.get(folder)?.kind ?? 'folder').toBe('folder');
      after.set(folder, { kind: 'folder' });
    });
    expect(after.get(write.path)?.kind).not.toBe('folder');
    after.set(write.path, { kind: 'file', size: write.size, sha256: write.sha256 });
  }
  return after;
}

const runs = { numRuns: 4000 };

test('applying a plan gives the content of the manifest, and the next plan is empty', () => {
  fc.assert(
    fc.property(input, (given) => {
      const plan = planFiles(given);
      if (plan.blocked.length > 0) return;
      const after = applyJournal(given.tree, plan);
      for (const file of wantedFiles(given.files, given.system, given.optional)) {
        const there = after.get(file.path);
        if (file.mode === 'ignore' || isPlayers(file.path)) expect(there).toEqual(given.tree.get(file.path));
        else if (file.mode === 'enforce') expect(there).toEqual({ kind: 'file', size: 1, sha256: file.sha256 });
        else if (file.mode === 'ifUnchanged') expect(there).toBeDefined();
        else expect(there !== undefined || given.put[file.path] !== undefined).toBe(true);
      }
      const next = planFiles({ ...given, tree: after, put: plan.put });
      expect(changesNothing(next)).toBe(true);
      expect(next.put).toEqual(plan.put);
    }),
    runs,
  );
});

test('saves, ignored files and foreign files outside of enforced scopes are never lost', () => {
  fc.assert(
    fc.property(input, (given) => {
      const plan = planFiles(given);
      if (plan.blocked.length > 0) return;
      const after = applyJournal(given.tree, plan);
      const wanted = new Map(wantedFiles(given.files, given.system, given.optional).map((file) => [file.path, file]));
      const moved = (at: string) => plan.quarantine.some((gone) => at === gone || at.startsWith(`${gone}/`));
      for (const [at, entry] of given.tree) {
        if (entry.kind === 'folder') continue;
        const left = after.get(at);
        const named = wanted.get(at);
        const ours = given.put[at] !== undefined;
        if (isPlayers(at) || named?.mode === 'ignore') expect(left).toEqual(entry);
        else if (named?.mode === 'once') expect(left).toEqual(entry);
        else if (named === undefined && !ours) {
          // A file may only move to the trash, and only if a scope or a conflict requires it.
          const gone = left === undefined || left.kind === 'folder' || foreignRule(at, given.scopes) === 'quarantine';
          if (gone) expect(moved(at)).toBe(true);
          else expect(left).toEqual(entry);
        }
      }
      const losers = [...plan.remove, ...plan.quarantine];
      expect(losers.filter((at) => isPlayers(at))).toEqual([]);
      for (const gone of plan.remove) expect(given.tree.get(gone)).toMatchObject({ sha256: given.put[gone]?.sha256 });
    }),
    runs,
  );
});
