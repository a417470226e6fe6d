import { isVisible, trimTyped, visible } from './typed-text.ts';

const INVISIBLE = [
  ...'\u0000\u0007\u00AD\u034F\u061C\u115F\u17B4\u200B\u200C\u200F\u2028\u202E\u2060\u2066\u2800\u3164\uFEFF\uFFA0\u{E0041}',
];

test.each(INVISIBLE.map((char) => [`U+${char.codePointAt(0)?.toString(16)}`, char]))('%s is not seen', (_, char) => {
  expect(isVisible(`a${char}b`)).toBe(false);
  expect(isVisible(visible(`a${char}b`))).toBe(true);
  expect(trimTyped(` ${char} a${char}b${char}\t`)).toBe(`a${char}b`);
});

test('pasted text loses what is not seen, and keeps emoji and lines', () => {
  const pasted = 'Ли\u00ADса\u200B \u202Eog\r\n👩‍💻 🇬🇧\u2028b\uD83C';
  expect(visible(pasted)).toBe('Лиса og\n👩‍💻 🇬🇧\nb\uFFFD');
  expect(isVisible(pasted)).toBe(false);
});

test('many invisible characters are trimmed in no time', () => {
  expect(trimTyped(`${'\uFEFF'.repeat(500)}a${'\uFEFF'.repeat(500)}b`)).toBe(`a${'\uFEFF'.repeat(500)}b`);
});

test('a text of blanks only is empty', () => {
  expect(trimTyped(' \u00A0\u3000\u2800\u200D\u200B ')).toBe('');
});
