import { expect, test } from '@jest/globals';
import { multiply, QR_CAPACITY, QR_SIZE, qrModules } from './qr-code.ts';

// A reader of its own: it knows where data may lie from the standard, not from the writer.
function isFunction(row: number, column: number): boolean {
  const corner = (row < 9 && column < 9) || (row < 9 && column >= QR_SIZE - 8) || (row >= QR_SIZE - 8 && column < 9);
  const alignment = Math.abs(row - 30) <= 2 && Math.abs(column - 30) <= 2;
  return corner || alignment || row === 6 || column === 6;
}

function readCodewords(modules: boolean[][]): number[] {
  const bits: number[] = [];
  const columns = Array.from({ length: QR_SIZE - 1 }, (_, index) => QR_SIZE - 1 - index).map((c) =>
    c <= 6 ? c - 1 : c,
  );
  for (let pair = 0; pair < columns.length; pair += 2) {
    for (let step = 0; step < QR_SIZE; step += 1) {
      const row = pair % 4 === 0 ? QR_SIZE - 1 - step : step;
      for (const column of columns.slice(pair, pair + 2)) {
        if (isFunction(row, column)) continue;
        const masked = modules[row]?.[column] ? 1 : 0;
        bits.push(masked ^ ((row + column) % 2 === 0 ? 1 : 0));
      }
    }
  }
  const words: number[] = [];
  for (let at = 0; at + 8 <= bits.length; at += 8) words.push(parseInt(bits.slice(at, at + 8).join(''), 2));
  return words;
}

const address = 'http://127.0.0.1:4202/reseller/checkout/00000000-0000-4000-8000-000000000000';

test('a reader of its own gets the address back', () => {
  const words = readCodewords(qrModules(address));
  expect(words).toHaveLength(134);
  const nibbles = words.slice(0, 108).flatMap((word) => [word >> 4, word & 15]);
  expect(nibbles[0]).toBe(4);
  const length = ((nibbles[1] ?? 0) << 4) | (nibbles[2] ?? 0);
  const bytes = Array.from({ length }, (_, i) => ((nibbles[3 + 2 * i] ?? 0) << 4) | (nibbles[4 + 2 * i] ?? 0));
  expect(Buffer.from(bytes).toString('utf8')).toBe(address);
});

test('the correction codewords fit: every syndrome is zero', () => {
  const words = readCodewords(qrModules(address));
  let root = 1;
  for (let power = 0; power < 26; power += 1) {
    expect(words.reduce((sum, word) => multiply(sum, root) ^ word, 0)).toBe(0);
    root = multiply(root, 2);
  }
});

test('three finders, the timing lines and both copies of the format are where readers look', () => {
  const modules = qrModules('x');
  const line = (cells: [number, number][]) => cells.map(([row, column]) => (modules[row]?.[column] ? 1 : 0)).join('');
  const across = (row: number, from: number) => line([0, 1, 2, 3, 4, 5, 6].map((step) => [row, from + step]));
  for (const [row, column] of [
    [0, 0],
    [0, 30],
    [30, 0],
  ] as const) {
    expect([across(row, column), across(row + 1, column), across(row + 3, column)]).toEqual([
      '1111111',
      '1000001',
      '1011101',
    ]);
  }
  expect(line([8, 9, 10, 11, 12].map((column) => [6, column]))).toBe('10101');
  const besideFinder: [number, number][] = [0, 1, 2, 3, 4, 5, 7, 8].map((column) => [8, column]);
  const aboveFinder: [number, number][] = [7, 5, 4, 3, 2, 1, 0].map((row) => [row, 8]);
  expect(line([...besideFinder, ...aboveFinder])).toBe('111011111000100');
  const below: [number, number][] = [36, 35, 34, 33, 32, 31, 30].map((row) => [row, 8]);
  const right: [number, number][] = [29, 30, 31, 32, 33, 34, 35, 36].map((column) => [8, column]);
  expect(line([...below, ...right])).toBe('111011111000100');
  expect(modules[29]?.[8]).toBe(true);
});

test('a text too long for the code is refused', () => {
  expect(() => qrModules('ы'.repeat(QR_CAPACITY))).toThrow(RangeError);
  expect(qrModules('x'.repeat(QR_CAPACITY))).toHaveLength(QR_SIZE);
});
