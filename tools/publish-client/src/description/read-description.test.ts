import { expect, test } from '@jest/globals';
import { clientDescription } from '../testing/workshop.ts';
import { checkDescription } from './read-description.ts';

const ui = { kind: 'ui', id: 'launcher-ui', label: '1.0.0', protocol: 1, files: 'dist' };
const runtime = {
  ...{ kind: 'runtime', id: 'java-17-linux-x64', label: '17.0.15', program: 'java', major: 17 },
  ...{ os: 'linux', arch: 'x64', executable: 'bin/java', files: 'jdk' },
};

test.each([clientDescription, ui, runtime])('a description of kind $kind is parsed unchanged', (description) => {
  expect(checkDescription(description, 'here')).toEqual(description);
});

const mod = {
  id: 'minimap',
  name: { ru: 'Карта', en: 'Map' },
  description: { ru: 'Карта', en: 'A map' },
  enabledAtFirst: true,
};

test.each<[object | null, string]>([
  [null, 'kind must be one of client, runtime, ui'],
  [{ kind: 'server' }, 'kind must be one of client, runtime, ui'],
  [{ ...ui, label: undefined }, 'label is missing'],
  [{ ...ui, labell: '1' }, 'labell is unknown'],
  [{ ...ui, protocol: 'one' }, 'protocol must be integer'],
  [{ ...ui, id: 'Launcher UI' }, 'id must match'],
  [{ ...runtime, os: 'plan9' }, 'os must be one of windows, macos, linux'],
  [{ ...runtime, executable: '../bin/java' }, 'executable "../bin/java" is refused: dot_segment'],
  [{ ...clientDescription, id: 'hitech' }, 'id must match format "uuid"'],
  [{ ...clientDescription, memory: { minimumMb: 1 } }, 'memory.recommendedMb is missing'],
  [{ ...clientDescription, memory: { minimumMb: 1024, recommendedMb: 2047 } }, 'memory.recommendedMb must be >= 2048'],
  [{ ...clientDescription, launch: { ...clientDescription.launch, jvm: [] } }, 'launch.jvm is unknown'],
  [
    { ...clientDescription, launch: { ...clientDescription.launch, args: ['--key', '${password}'] } },
    'launch.args asks for ${password}, which no launcher knows',
  ],
  [{ ...clientDescription, launch: { ...clientDescription.launch, main: '@options' } }, 'launch.main is no name'],
  [
    { ...clientDescription, runtime: { ...clientDescription.runtime, maximumMajor: 8 } },
    'runtime.maximumMajor is below runtime.minimumMajor',
  ],
  [{ ...clientDescription, modes: [{ path: 'config', mode: 'maybe' }] }, 'modes.0.mode must be one of enforce'],
  [{ ...clientDescription, modes: [{ path: 'config/', mode: 'once' }] }, 'modes.0.path "config/" is refused'],
  [{ ...clientDescription, scopes: [{ path: '../mods', foreign: 'keep' }] }, 'scopes.0.path "../mods" is refused'],
  [{ ...clientDescription, optionalMods: [{ ...mod, paths: [] }] }, 'optionalMods.0.paths must NOT have fewer'],
  [{ ...clientDescription, optionalMods: [{ ...mod, paths: ['C:/a'] }] }, 'optionalMods.0.paths.0 "C:/a" is refused'],
  [{ ...clientDescription, optionalMods: [{ ...mod, name: { ru: 'Карта' } }] }, 'optionalMods.0.name.en is missing'],
])('%j is refused with the name of the field', (description, message) => {
  expect(() => checkDescription(JSON.parse(JSON.stringify(description)), 'here')).toThrow(message);
});

test('all problems are reported at once', () => {
  expect(() => checkDescription({ ...ui, label: '', protocol: 0, more: 1 }, 'here')).toThrow(
    /label[^]*protocol|protocol[^]*label/,
  );
});
