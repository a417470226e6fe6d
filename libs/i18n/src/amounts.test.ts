import { formatBytes, formatBytesOf, formatMemory, formatSpeed, formatStopwatch, formatWait } from './amounts.ts';

/** Replaces every kind of space by a plain one: the locale data decide which kind precedes a unit. */
const plain = (text: string): string => text.replace(/\s/gu, ' ');

test.each([
  [0, 'en', '0 byte'],
  [1234, 'ru', '1 кБ'],
  [471_000_000, 'en', '471 MB'],
  [471_000_000, 'ru', '471 МБ'],
  [9_440_000, 'ru', '9,4 МБ'],
  [1_240_000_000, 'en', '1.24 GB'],
  [999_900_000, 'en', '1 GB'],
] as const)('%i bytes in %s are %s', (bytes, locale, text) => {
  expect(plain(formatBytes(bytes, locale))).toBe(text);
});

test('the downloaded size is in the unit of the total', () => {
  expect(plain(formatBytesOf(312_400_000, 471_000_000, 'en'))).toBe('312 / 471 MB');
  expect(plain(formatBytesOf(40_000_000, 1_240_000_000, 'ru'))).toBe('0,04 / 1,24 ГБ');
});

test.each([
  [18_400_000, 'en', '18.4 MB/s'],
  [18_000_000, 'ru', '18,0 МБ/с'],
  [240, 'en', '0 kB/s'],
] as const)('%i bytes a second in %s are %s', (bytes, locale, text) => {
  expect(plain(formatSpeed(bytes, locale))).toBe(text);
});

test('a figure and its unit stay on one line', () => {
  expect(formatMemory(2048, 'ru')).toBe('2\u00a0ГБ');
  expect(formatBytes(471_000_000, 'en')).toBe('471\u00a0MB');
});

test('memory counts in units of 1,024', () => {
  expect(plain(formatMemory(4096, 'en'))).toBe('4 GB');
  expect(plain(formatMemory(3584, 'ru'))).toBe('3,5 ГБ');
  expect(plain(formatMemory(512, 'ru'))).toBe('512 МБ');
});

test.each([
  [0, '0 с'],
  [8.2, '9 с'],
  [125, '2 мин 5 с'],
  [3780, '1 ч 3 мин'],
])('a wait of %d seconds is %s', (seconds, text) => {
  expect(plain(formatWait(seconds, 'ru'))).toBe(text);
});

test('a stopwatch shows hours only once there are any', () => {
  expect([formatStopwatch(72), formatStopwatch(7420)]).toEqual(['01:12', '2:03:40']);
});

test('a duration in English is as short', () => {
  expect(plain(formatWait(65, 'en'))).toBe('1m 5s');
});

test('no line breaks within a duration', () => {
  expect(formatWait(65, 'ru')).not.toContain(' ');
});
