import { expect, test } from '@jest/globals';
import type { Schemas } from '../../schemas.ts';
import type { DiskEntry, FileMode, Plan, PlanInput, PutFiles } from './plan.ts';
import { changesNothing, planFiles } from './plan-files.ts';

const sha = (letter: string) => letter.repeat(64);
const system: PlanInput['system'] = { os: 'linux', arch: 'x64', caseInsensitive: false };
const file = (
  path: string,
  content: string,
  mode: FileMode = 'enforce',
  more: Partial<Schemas['ManifestFile']> = {},
): Schemas['ManifestFile'] => ({ path, size: 10, sha256: sha(content), mode, ...more });
const put = (files: Record<string, [string, FileMode]>): PutFiles =>
  Object.fromEntries(Object.entries(files).map(([path, [content, mode]]) => [path, { sha256: sha(content), mode }]));
const onDisk = (files: Record<string, string>): Map<string, DiskEntry> =>
  new Map(
    Object.entries(files).map(([path, content]): [string, DiskEntry] => {
      if (content === 'folder' || content === 'link' || content === 'other') return [path, { kind: content }];
      return [path, { kind: 'file', size: 10, sha256: sha(content) }];
    }),
  );
const scopes: Schemas['Scope'][] = [
  { path: 'mods', foreign: 'quarantine' },
  { path: 'mods/own', foreign: 'keep' },
  { path: 'saves', foreign: 'quarantine' },
];

interface Case {
  files?: Schemas['ManifestFile'][];
  disk?: Record<string, string>;
  before?: PutFiles;
  optional?: string[];
  on?: Partial<PlanInput['system']>;
}

const plan = ({ files = [], disk = {}, before = {}, optional = [], on = {} }: Case): Plan =>
  planFiles({
    files,
    scopes,
    system: { ...system, ...on },
    optional: new Set(optional),
    tree: onDisk(disk),
    put: before,
  });

const deeds = (made: Plan) => ({
  write: made.write.map(({ path }) => path),
  remove: made.remove,
  quarantine: made.quarantine,
  blocked: made.blocked,
});
const nothing = { write: [], remove: [], quarantine: [], blocked: [] };

test.each<[string, Case, Partial<typeof nothing> | Record<string, string[]>]>([
  ['what is missing is written', { files: [file('a', '1')] }, { write: ['a'] }],
  ['what is as published stays', { files: [file('a', '1')], disk: { a: '1' } }, {}],
  ['a changed file of mode enforced is written again', { files: [file('a', '1')], disk: { a: '2' } }, { write: ['a'] }],
  [
    'a link is replaced if its path needs an enforced file',
    { files: [file('a', '1')], disk: { a: 'link' } },
    { write: ['a'] },
  ],
  ['a file of mode once stays as the player made it', { files: [file('o', '1', 'once')], disk: { o: '2' } }, {}],
  ['a file of mode once is put there when absent', { files: [file('o', '1', 'once')] }, { write: ['o'] }],
  [
    'a file of mode once is not written again after the player deleted it',
    { files: [file('o', '2', 'once')], before: put({ o: ['1', 'once'] }) },
    {},
  ],
  [
    'an unchanged settings file is updated',
    { files: [file('c', '2', 'ifUnchanged')], disk: { c: '1' }, before: put({ c: ['1', 'ifUnchanged'] }) },
    { write: ['c'] },
  ],
  [
    'a changed settings file is not overwritten',
    { files: [file('c', '2', 'ifUnchanged')], disk: { c: '3' }, before: put({ c: ['1', 'ifUnchanged'] }) },
    {},
  ],
  [
    'a settings file of the player, from before the installation, is not overwritten',
    { files: [file('c', '2', 'ifUnchanged')], disk: { c: '3' } },
    {},
  ],
  [
    'a deleted settings file is written again',
    { files: [file('c', '2', 'ifUnchanged')], before: put({ c: ['2', 'ifUnchanged'] }) },
    { write: ['c'] },
  ],
  ['an ignored file is never put', { files: [file('i', '1', 'ignore')] }, {}],
  [
    'an ignored file in a scope is not foreign',
    { files: [file('mods/i', '1', 'ignore')], disk: { 'mods/i': '2' } },
    {},
  ],
  ['a foreign mod goes to the trash', { disk: { 'mods/cheat.jar': '9' } }, { quarantine: ['mods/cheat.jar'] }],
  ['a foreign link goes to the trash', { disk: { 'mods/cheat.jar': 'link' } }, { quarantine: ['mods/cheat.jar'] }],
  [
    'the longest scope applies',
    { disk: { 'mods/own/a.jar': '9', 'mods/owner/a': '9' } },
    { quarantine: ['mods/owner/a'] },
  ],
  ['a scope ends at a whole segment', { disk: { 'mods-old/a.jar': '9', modsx: '9' } }, {}],
  ['foreign files outside of all scopes stay', { disk: { 'screenshots/a.png': '9' } }, {}],
  ['saves stay whatever the scopes say', { disk: { 'saves/world/level.dat': '9', 'Saves/x': '9' } }, {}],
  ['saves are not written either', { files: [file('saves/world/level.dat', '1')] }, {}],
  [
    'an unchanged file of ours is deleted when the manifest no longer has it',
    { disk: { 'lib/old.jar': '1' }, before: put({ 'lib/old.jar': ['1', 'enforce'] }) },
    { remove: ['lib/old.jar'] },
  ],
  [
    'a file of ours that the player changed stays, outside of scopes',
    { disk: { 'config/old': '2' }, before: put({ 'config/old': ['1', 'ifUnchanged'] }) },
    {},
  ],
  ['a file of mode once outlives its manifest', { disk: { o: '1' }, before: put({ o: ['1', 'once'] }) }, {}],
  [
    'files of other systems are not installed',
    { files: [file('win.dll', '1', 'enforce', { rules: [{ os: 'windows' }] })] },
    {},
  ],
  [
    'one matching rule is enough',
    { files: [file('so', '1', 'enforce', { rules: [{ os: 'windows' }, { os: 'linux', arch: 'x64' }] })] },
    { write: ['so'] },
  ],
  [
    'an optional mod that is not selected is not installed',
    { files: [file('mods/m', '1', 'enforce', { optional: 'map' })] },
    {},
  ],
  [
    'a selected optional mod is installed',
    { files: [file('mods/m', '1', 'enforce', { optional: 'map' })], optional: ['map'] },
    { write: ['mods/m'] },
  ],
  [
    'an optional mod is deleted when it is no longer selected',
    {
      files: [file('mods/m', '1', 'enforce', { optional: 'map' })],
      disk: { 'mods/m': '1' },
      before: put({ 'mods/m': ['1', 'enforce'] }),
    },
    { remove: ['mods/m'] },
  ],
  [
    'a folder at the path of a file moves to the trash as a whole',
    { files: [file('x/a', '1')], disk: { x: 'folder', 'x/a': 'folder', 'x/a/mine.txt': '9' } },
    { write: ['x/a'], quarantine: ['x/a'] },
  ],
  [
    'a file at the path of a folder moves to the trash',
    { files: [file('x/a', '1')], disk: { x: '9' } },
    { write: ['x/a'], quarantine: ['x'] },
  ],
  [
    'no file is written through a link',
    { files: [file('x/y/a', '1')], disk: { x: 'link' } },
    { write: ['x/y/a'], blocked: ['x'] },
  ],
  [
    'on a case-insensitive disk the file is found under a name in another case',
    { files: [file('mods/Ёж.jar', '1')], disk: { Mods: 'folder', 'Mods/ёж.jar': '1' }, on: { caseInsensitive: true } },
    {},
  ],
  [
    'a foreign file is detected in every spelling of its folder on a case-insensitive disk',
    { disk: { Mods: 'folder', 'Mods/cheat.jar': '9', 'MODS/OWN/map.dat': '9' }, on: { caseInsensitive: true } },
    { quarantine: ['Mods/cheat.jar'] },
  ],
  [
    'worlds belong to the player in every spelling of their folder',
    {
      files: [file('\u017faves/world/level.dat', '1')],
      disk: { '\u017faves/mine/level.dat': '2' },
      on: { caseInsensitive: true },
    },
    {},
  ],
  [
    'on a case-sensitive disk a name in another case is foreign',
    { files: [file('mods/a', '1')], disk: { 'mods/A': '1' } },
    { write: ['mods/a'], quarantine: ['mods/A'] },
  ],
])('%s', (_, given, expected) => {
  const made = plan(given);
  expect(deeds(made)).toEqual({ ...nothing, ...expected });
  expect(changesNothing(made)).toBe(made.write.length + made.remove.length + made.quarantine.length === 0);
});

test('equal contents are downloaded once, and only files that the game cannot write share their bytes', () => {
  const made = plan({
    files: [
      file('a', '1'),
      file('b', '1'),
      file('c', '1', 'once'),
      file('bin/java', '2', 'enforce', { executable: true }),
    ],
  });
  expect(made.fetch).toEqual([
    { sha256: sha('1'), size: 10 },
    { sha256: sha('2'), size: 10 },
  ]);
  expect(made.write.map(({ path, own }) => [path, own])).toEqual([
    ['a', false],
    ['b', false],
    ['c', true],
    ['bin/java', true],
  ]);
});
