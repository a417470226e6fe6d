import { expect, test } from '@jest/globals';
import { methodPanel } from './method-panels.ts';

const address = 'http://127.0.0.1:4202/reseller/checkout/00000000-0000-4000-8000-000000000000';

const panel = (method: 'instant_payment' | 'bank_card') => methodPanel({ locale: 'en', method, address }).text;

test('the QR code of an instant payment has its three finders inside a light border', () => {
  const text = panel('instant_payment');
  const size = Number(/viewBox="0 0 (\d+) \1"/.exec(text)?.[1]);
  const dark = new Set([...text.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
  const row = (x: number, y: number) =>
    Array.from({ length: 7 }, (_, at) => Number(dark.has(`${x + at} ${y}`))).join('');
  for (const [x, y] of [
    [4, 4],
    [size - 11, 4],
    [4, size - 11],
  ] as const) {
    expect([row(x, y), row(x, y + 1), row(x, y + 3)]).toEqual(['1111111', '1000001', '1011101']);
  }
  expect(
    [...dark].some((cell) => cell.split(' ').some((place) => Number(place) < 4 || Number(place) >= size - 4)),
  ).toBe(false);
});

test('a bank card has no QR code', () => {
  expect(panel('bank_card')).not.toContain('<svg');
});
