import { safeReturnTo } from './return-to.ts';

const HOSTILE = [
  'https://evil.example',
  'http://evil.example/ru/store',
  'HTTPS://evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/ /evil.example',
  '/\u200b/evil.example',
  '/\u2060/evil.example',
  '/\ufeff/evil.example',
  '/\u202e/evil.example',
  '/\u0000/evil.example',
  '/%09/evil.example',
  '/%0a/evil.example',
  '/%0D%0ALocation:%20https://evil.example',
  '/%00/evil.example',
  '/%2Fevil.example',
  '/%2f%2fevil.example',
  '/%5Cevil.example',
  '/%5c%5cevil.example',
  '/%252Fevil.example',
  '/%25252Fevil.example',
  '/%E2%80%8B/evil.example',
  '/%EF%BB%BF/evil.example',
  '/.//evil.example',
  '/ru/..//evil.example',
  '/%2e%2e//evil.example',
  '/./%2Fevil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'evil.example',
  '@evil.example',
  ':443/evil.example',
  '/%',
  '/%ff',
  '',
];

const OWN = ['https://play.example', 'http://localhost:4200'];

test('the list has the forty vectors and more', () => {
  expect(new Set(HOSTILE).size).toBeGreaterThanOrEqual(40);
});

test.each(HOSTILE)('%j leads nowhere but home', (value) => {
  expect(safeReturnTo(value, '/ru')).toBe('/ru');
});

// An independent check: each returned path must stay on our host after any later normalization.
test.each([...HOSTILE, '/ru/store?return_to=//evil.example', '/ru#//evil.example'])('%j ends on our host', (value) => {
  for (const own of OWN) {
    const result = safeReturnTo(value);
    expect(new URL(result, own).origin).toBe(own);
    const cleaned = decodeURIComponent(new URL(result, own).pathname).replace(/[\s\u200b\u2060\ufeff]/g, '');
    expect(new URL(cleaned, own).origin).toBe(own);
  }
});

test('a valid path keeps its query and fragment', () => {
  expect(safeReturnTo('/ru/store?server=hitech&x=a%2Fb#roles')).toBe('/ru/store?server=hitech&x=a%2Fb#roles');
  expect(safeReturnTo('/en/player/K%C3%B6ni')).toBe('/en/player/K%C3%B6ni');
  expect(safeReturnTo('/')).toBe('/');
  expect(safeReturnTo('/ru/a/../store')).toBe('/ru/store');
});

test('values that are not strings or are too long are rejected', () => {
  for (const value of [undefined, null, 1, ['/ru'], { toString: () => '/ru' }]) expect(safeReturnTo(value)).toBe('/');
  expect(safeReturnTo(`/${'a'.repeat(2000)}`, '/en')).toBe('/en');
});
