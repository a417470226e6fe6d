import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ITEM_ICONS } from '@hoshikraft/shared';
import { iconNames } from '../parts/icon-names.ts';
import { roleFaceIds } from './role-face-ids.ts';

const read = (file: string) => readFileSync(join(__dirname, '..', file), 'utf8');
const shapesOf = (sprite: string) => [...sprite.matchAll(/<(?:g|symbol) id="([^"]+)"/g)].map(([, id = '']) => id);

describe.each([
  ['drawn/items.svg', 20],
  ['drawn/pictures.svg', 10],
  ['parts/icons.svg', 5],
  ['drawn/places.svg', 8],
  ['scenery/scenery.svg', 8],
])('%s', (file, kilobytes) => {
  const sprite = read(file);

  test('is fetched once, and small', () => {
    expect(gzipSync(sprite).length).toBeLessThan(kilobytes * 1024);
  });

  test('has no references within the file, since not every browser resolves them', () => {
    expect(sprite).not.toMatch(/url\(|href=|<style|undefined/);
  });

  test('holds each shape once', () => {
    const names = shapesOf(sprite);
    expect(names.length).toBeGreaterThanOrEqual(5);
    expect(new Set(names).size).toBe(names.length);
  });
});

test('there are at least forty icons, and each has its name', () => {
  expect(shapesOf(read('parts/icons.svg'))).toEqual([...iconNames, 'brand']);
  expect(iconNames.length).toBeGreaterThanOrEqual(40);
});

test('every face and every item has its name', () => {
  const named = (file: string, kind: string) =>
    shapesOf(read(file))
      .filter((id) => id.startsWith(`${kind}-`))
      .map((id) => id.slice(kind.length + 1));
  expect(named('drawn/pictures.svg', 'face')).toEqual(roleFaceIds);
  expect(named('drawn/items.svg', 'item').toSorted()).toEqual(ITEM_ICONS.toSorted());
});
