import { foldPath } from '@hoshikraft/launcher-contract/signed';
import type { Schemas } from '../../schemas.ts';
import { isFor } from '../trust/check-manifest.ts';
import type { DiskEntry, Plan, PlanInput } from './plan.ts';
import { foreignRule, isPlayers } from './scopes.ts';

type ManifestFile = Schemas['ManifestFile'];

/** Files of a manifest for this system and selection. */
export const wantedFiles = (
  files: readonly ManifestFile[],
  system: Pick<PlanInput['system'], 'os' | 'arch'>,
  optional: ReadonlySet<string>,
): ManifestFile[] =>
  files.filter((file) => isFor(file, system) && (file.optional === undefined || optional.has(file.optional)));

/** Whether the current file has to be written, by its mode. */
function needsWriting(file: ManifestFile, there: DiskEntry | undefined, put: string | undefined): boolean {
  const same = there?.kind === 'file' && there.sha256 === file.sha256;
  switch (file.mode) {
    case 'enforce':
      return !same;
    case 'once':
      return there === undefined && put === undefined;
    case 'ifUnchanged':
      return there === undefined || (!same && there.kind === 'file' && put !== undefined && there.sha256 === put);
    case 'ignore':
      return false;
  }
}

/** Parent folders of a path, outermost first. */
function* foldersOf(path: string): Generator<string> {
  for (let end = path.indexOf('/'); end !== -1; end = path.indexOf('/', end + 1)) yield path.slice(0, end);
}

/**
 * Computes the changes that make a folder match the manifest. Pure; after its plan is applied, a folder has an empty plan.
 */
export function planFiles({ files, scopes, system, optional, tree, put }: PlanInput): Plan {
  const spell = system.caseInsensitive ? foldPath : (path: string) => path;
  const onDisk = system.caseInsensitive ? new Map([...tree].map(([path, entry]) => [spell(path), entry])) : tree;
  const wasPut = new Map(Object.entries(put).map(([path, file]) => [spell(path), file]));
  const plan: Plan = { fetch: [], write: [], remove: [], quarantine: [], blocked: [], put: {} };
  const named = new Set<string>();
  const blocking = new Set<string>();
  const blocked = new Set<string>();
  const fetched = new Set<string>();

  for (const file of wantedFiles(files, system, optional)) {
    const key = spell(file.path);
    named.add(key);
    if (file.mode === 'ignore' || isPlayers(file.path)) continue;
    const there = onDisk.get(key);
    const before = wasPut.get(key);
    const write = needsWriting(file, there, before?.sha256);
    if (write || before !== undefined || there !== undefined) {
      const current = write || (there?.kind === 'file' && there.sha256 === file.sha256);
      // A file that the player changed keeps its installed hash in the record, so that the next plan detects the change too.
      plan.put[file.path] = { sha256: current ? file.sha256 : (before?.sha256 ?? file.sha256), mode: file.mode };
    }
    if (!write) continue;
    for (const folder of foldersOf(key)) {
      const kind = onDisk.get(folder)?.kind;
      if (kind === 'link') blocked.add(folder);
      else if (kind === 'file' || kind === 'other') blocking.add(folder);
    }
    if (there?.kind === 'folder' || there?.kind === 'other') blocking.add(key);
    const own = file.mode !== 'enforce' || file.executable === true;
    const { path, sha256, size } = file;
    plan.write.push({ path, sha256, size, executable: file.executable === true, own });
    if (!fetched.has(sha256)) plan.fetch.push({ sha256, size });
    fetched.add(sha256);
  }

  for (const [path, entry] of tree) {
    const key = spell(path);
    if (blocking.has(key)) plan.quarantine.push(path);
    if (entry.kind === 'folder' || named.has(key) || isPlayers(path)) continue;
    if (blocking.has(key) || [...foldersOf(key)].some((folder) => blocking.has(folder))) continue;
    const before = wasPut.get(key);
    const unchanged = before !== undefined && entry.kind === 'file' && entry.sha256 === before.sha256;
    if (unchanged && (before.mode === 'enforce' || before.mode === 'ifUnchanged')) plan.remove.push(path);
    else if (foreignRule(path, scopes, spell) === 'quarantine') plan.quarantine.push(path);
    else if (before !== undefined) plan.put[path] = { ...before };
  }
  plan.blocked = [...blocked];
  return plan;
}

/** Whether a plan changes nothing. */
export const changesNothing = ({ write, remove, quarantine }: Plan): boolean =>
  write.length + remove.length + quarantine.length === 0;

/** Files whose content affects a plan, in the spelling in which the disk compares names. */
export function hashedPaths(input: Pick<PlanInput, 'files' | 'system' | 'optional' | 'put'>): Set<string> {
  const spell = input.system.caseInsensitive ? foldPath : (path: string) => path;
  const paths = new Set<string>();
  for (const { path, mode } of wantedFiles(input.files, input.system, input.optional)) {
    if (mode !== 'ignore' && !isPlayers(path)) paths.add(spell(path));
  }
  for (const path of Object.keys(input.put)) if (!isPlayers(path)) paths.add(spell(path));
  return paths;
}
