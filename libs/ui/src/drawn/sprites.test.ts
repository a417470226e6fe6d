import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { iconNames } from '../parts/icon-names.ts';
import { kitIcons } from './kit-art.ts';
import { roleFaceIds } from './role-face-ids.ts';

const read = (file: string) => readFileSync(join(__dirname, '..', file), 'utf8');
const shapesOf = (sprite: string) => [...sprite.matchAll(/<(?:g|symbol) id="([^"]+)"/g)].map(([, id = '']) => id);

describe.each([
  ['drawn/pictures.svg', 10],
  ['parts/icons.svg', 4],
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

test('every face and every thing of a kit has its name', () => {
  const pictures = shapesOf(read('drawn/pictures.svg'));
  const named = (kind: string) =>
    pictures.filter((id) => id.startsWith(`${kind}-`)).map((id) => id.slice(kind.length + 1));
  expect(named('face')).toEqual(roleFaceIds);
  expect(named('kit')).toEqual(kitIcons);
});
