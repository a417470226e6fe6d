import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { kitIcons } from '../src/drawn/kit-art.ts';
import { foxRows } from '../src/drawn/fox.ts';
import { roleFaceIds } from '../src/drawn/role-face-ids.ts';
import { iconNames } from '../src/parts/icon-names.ts';
import { iconPaths } from './icon-paths.ts';
import { iconSprite } from './icon-sprite.ts';
import { kitPictures } from './kit-pictures.ts';
import { pictureSprite } from './picture-sprite.ts';
import { placeSprite } from './place-sprite.ts';
import { scenerySprite } from './scenery-sprite.ts';
import { spiritFaces } from './spirit-faces.ts';
import { statePictures } from './state-pictures.ts';
import { warriorFaces } from './warrior-faces.ts';

const drawn = (sprite: string) => [...sprite.matchAll(/<g id="([^"]+)">/g)].map(([, id = '']) => id);

describe.each([
  ['drawn/pictures.svg', pictureSprite, 10],
  ['parts/icons.svg', iconSprite, 4],
  ['drawn/places.svg', placeSprite, 8],
  ['scenery/scenery.svg', scenerySprite, 8],
])('%s', (file, sprite, kilobytes) => {
  test('is what its shapes draw: npm run draw -w @hoshikraft/ui', () => {
    expect(readFileSync(join(__dirname, '../src', file), 'utf8')).toBe(sprite);
  });

  test('is fetched once, and small', () => {
    expect(gzipSync(sprite).length).toBeLessThan(kilobytes * 1024);
  });

  test('refers to nothing of its own file: not every browser finds that', () => {
    expect(sprite).not.toMatch(/url\(|href=|<style|undefined/);
  });

  test('draws each name once', () => {
    const names = drawn(sprite);
    expect(names.length).toBeGreaterThanOrEqual(5);
    expect(new Set(names).size).toBe(names.length);
  });
});

test('there are at least forty icons, each a clean path of its own', () => {
  expect(drawn(iconSprite)).toEqual(iconNames);
  expect(iconNames.length).toBeGreaterThanOrEqual(40);
  expect(new Set(Object.values(iconPaths)).size).toBe(iconNames.length);
  for (const path of Object.values(iconPaths)) expect(path).toMatch(/^M[-\dMmLlHhVvCcSsQqAaZz. ]+$/);
});

test('every face is sixteen blocks square and like no other, and every role that has one is named', () => {
  const faces = Object.entries({ ...warriorFaces, ...spiritFaces });
  for (const [role, face] of faces) {
    const rows = face.trim().split('\n');
    expect([role, rows.map((row) => row.length)]).toEqual([role, Array(16).fill(16)]);
  }
  expect(new Set(faces.map(([, face]) => face)).size).toBe(faces.length);
  expect(faces.map(([role]) => role)).toEqual(roleFaceIds);
});

test('every kit picture is ten blocks square', () => {
  expect(Object.keys(kitPictures)).toEqual(kitIcons);
  for (const rows of Object.values(kitPictures)) expect(rows.map((row) => row.length)).toEqual(Array(10).fill(10));
  expect(new Set(foxRows.map((row) => row.length)).size).toBe(1);
});

test('every state is drawn on the same field', () => {
  for (const rows of Object.values(statePictures)) expect(rows.map((row) => row.length)).toEqual(Array(14).fill(28));
});
