import { expect, test } from '@jest/globals';
import { CLIENT, MANIFEST } from '../../testing/fakes.ts';
import { presentClient } from './present-client.ts';

test('the size of an optional mod is the size of its files for this system', () => {
  const file = { size: 100, sha256: 'a'.repeat(64), mode: 'enforce' as const, optional: 'map' };
  const words = { ru: 'Карта', en: 'Map' };
  const manifest = {
    ...MANIFEST,
    optionalMods: [{ id: 'map', name: words, description: words, enabledAtFirst: true }],
    files: [
      { ...file, path: 'mods/map.jar' },
      { ...file, path: 'mods/linux.jar', rules: [{ os: 'linux' as const }] },
      { ...file, path: 'mods/windows.jar', rules: [{ os: 'windows' as const }] },
      // For no system at all, as the planner reads it.
      { ...file, path: 'mods/nobody.jar', rules: [] },
    ],
  };
  const shown = presentClient({ ...CLIENT, manifest }, { locale: 'ru', system: 'linux', lastPlayedAt: null });
  expect(shown.optionalMods).toMatchObject([{ id: 'map', size: 200 }]);
});
