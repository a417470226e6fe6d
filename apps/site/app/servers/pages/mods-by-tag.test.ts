import type { ModName } from '@hoshikraft/api-client';
import { modsByTag } from './mods-by-tag.ts';

const mod = (title: string, tag?: string): ModName => ({
  id: title.toLowerCase(),
  title,
  tag: tag === undefined ? null : { id: tag, title: tag.toUpperCase() },
  version: '1.2',
});

test('mods are grouped by their first tag, tags by name, those without a page last', () => {
  const known = [mod('Mekanism', 'technology'), mod('Botania', 'magic'), mod('Thaumcraft', 'magic')];
  const groups = modsByTag(['Chisel', 'mekanism', 'Botania', 'Iron Chests'], known, 'en');
  expect(groups.map(({ tag, mods }) => [tag?.title, mods.map(({ title, id }) => `${title}:${id}`)])).toEqual([
    ['MAGIC', ['Botania:botania']],
    ['TECHNOLOGY', ['mekanism:mekanism']],
    [undefined, ['Chisel:null', 'Iron Chests:null']],
  ]);
});

test('a mod whose page has no tags is in the last group, with its link', () => {
  expect(modsByTag(['Chisel'], [mod('Chisel')], 'en')).toEqual([
    { tag: null, mods: [{ title: 'Chisel', id: 'chisel', version: '1.2' }] },
  ]);
  expect(modsByTag([], [mod('Chisel')], 'en')).toEqual([]);
});
