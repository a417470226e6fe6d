import { expect, test } from '@jest/globals';
import { skinModelOf } from './skin-model.ts';

type Colour = readonly [red: number, green: number, blue: number, alpha: number];
const SKIN: Colour = [200, 150, 120, 255];
const NOTHING: Colour = [0, 0, 0, 0];

/** A skin of one colour whose columns that only wide arms have are of another. */
function skin(side: number, left: Colour, { height = side, ground = SKIN } = {}) {
  const scale = side / 64;
  const rgba = new Uint8Array(side * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const [column, row] = [Math.floor(x / scale), Math.floor(y / scale)];
      const right =
        (column >= 50 && column < 52 && row >= 16 && row < 20) ||
        (column >= 54 && column < 56 && row >= 20 && row < 32);
      const other =
        (column >= 42 && column < 44 && row >= 48 && row < 52) || (column >= 46 && column < 48 && row >= 52);
      rgba.set(right || other ? left : ground, (y * side + x) * 4);
    }
  }
  return skinModelOf(rgba, { width: side, height });
}

test.each([64, 128, 512])('empty columns of the arms tell a slim skin of %i pixels', (side) => {
  expect(skin(side, NOTHING)).toBe('slim');
  expect(skin(side, SKIN)).toBe('classic');
});

test('black or white columns mean slim arms, with a transparent hat too', () => {
  expect(skin(64, [0, 0, 0, 255], { ground: [10, 10, 10, 0] })).toBe('slim');
  expect(skin(64, [0, 0, 0, 255])).toBe('slim');
  expect(skin(64, [255, 255, 255, 255])).toBe('slim');
  expect(skin(64, [255, 0, 0, 255])).toBe('classic');
});

test('a skin of 64 × 32 is older than slim arms', () => {
  expect(skin(64, NOTHING, { height: 32 })).toBe('classic');
});
