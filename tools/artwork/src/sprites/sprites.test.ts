import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { inRepository } from '../repository.ts';
import { foxRows } from './fox.ts';
import { iconPaths } from './icon-paths.ts';
import { kitPictures } from './kit-pictures.ts';
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

test('kit pictures are 10 × 10 blocks', () => {
  for (const rows of Object.values(kitPictures)) expect(rows.map((row) => row.length)).toEqual(Array(10).fill(10));
  expect(new Set(foxRows.map((row) => row.length)).size).toBe(1);
});

test('state pictures have the same size', () => {
  for (const rows of Object.values(statePictures)) expect(rows.map((row) => row.length)).toEqual(Array(14).fill(28));
});
