import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { inRepository } from '../repository.ts';
import { foxRows } from './fox.ts';
import { iconPaths } from './icon-paths.ts';
import { itemPictures } from './items/item-pictures.ts';
import { spiritFaces } from './spirit-faces.ts';
import { sprites } from './sprites.ts';
import { statePictures } from './state-pictures.ts';
import { warriorFaces } from './warrior-faces.ts';

test.each(Object.entries(sprites))('%s is what its shapes draw: npm run artwork', (file, sprite) => {
  expect(readFileSync(inRepository(file), 'utf8')).toBe(sprite);
});

test('icons are valid and different paths', () => {
  const paths = Object.values(iconPaths);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) expect(path).toMatch(/^M[-\dMmLlHhVvCcSsQqAaZz. ]+$/);
});

test('faces are 16 × 16 blocks and all different', () => {
  const faces = Object.entries({ ...warriorFaces, ...spiritFaces });
  for (const [role, face] of faces) {
    const rows = face.trim().split('\n');
    expect([role, rows.map((row) => row.length)]).toEqual([role, Array(16).fill(16)]);
  }
  expect(new Set(faces.map(([, face]) => face)).size).toBe(faces.length);
});

test('items are 16 × 16 blocks, large enough, and all different', () => {
  const items = Object.entries(itemPictures);
  for (const [id, rows] of items) {
    expect([id, rows.map((row) => row.length)]).toEqual([id, Array(16).fill(16)]);
    const filled = rows.flat().filter((colour) => colour !== null).length;
    expect([id, filled > 24]).toEqual([id, true]);
  }
  expect(new Set(items.map(([, rows]) => rows.join('/'))).size).toBe(items.length);
});

test('an item is lit from the upper left', () => {
  const brightness = (colour: string | null | undefined) =>
    [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(colour?.slice(at, at + 2) ?? '0', 16), 0);
  const flat = itemPictures['gold-ingot'].flat().filter((colour) => colour !== null);
  expect(brightness(flat.at(0))).toBeGreaterThan(brightness(flat.at(-1)));
  const { 'grass-block': block } = itemPictures;
  expect(brightness(block[10]?.[2])).toBeGreaterThan(brightness(block[10]?.[13]));
});

test('rows of the fox have the same length', () => {
  expect(new Set(foxRows.map((row) => row.length)).size).toBe(1);
});

test('state pictures have the same size', () => {
  for (const rows of Object.values(statePictures)) expect(rows.map((row) => row.length)).toEqual(Array(14).fill(28));
});
