import { expect, test } from '@jest/globals';
import { type PathRefusal, refusePath, refusePaths } from './index.ts';

test.each([
  'mods/jei-1.19.2.jar',
  'config/наш сервер/настройки.toml',
  'a/b/c/d/e/f.txt',
  '.minecraft/options.txt',
  '...three/dots',
  'console.txt',
  'common/com10',
  'a~b/back~up.txt',
  'shaders/комплект (новый) [v2]!.zip',
])('%j is accepted', (path) => {
  expect(refusePath(path)).toBeNull();
});

test.each<[string, PathRefusal]>([
  ['', 'empty'],
  ['/etc/passwd', 'absolute'],
  ['//server/share', 'absolute'],
  ['..', 'dot_segment'],
  ['../escape', 'dot_segment'],
  ['mods/../../escape', 'dot_segment'],
  ['mods/./a', 'dot_segment'],
  ['mods//a', 'empty_segment'],
  ['mods/', 'empty_segment'],
  ['..\\escape', 'backslash'],
  ['C:/Windows/a', 'drive_or_stream'],
  ['C:a', 'drive_or_stream'],
  ['mods/a.jar:hidden', 'drive_or_stream'],
  ['mods/a.jar::$DATA', 'drive_or_stream'],
  ['mods/a.', 'trailing_dot_or_space'],
  ['mods/a ', 'trailing_dot_or_space'],
  ['mods /a', 'trailing_dot_or_space'],
  ['.../a', 'trailing_dot_or_space'],
  ['con', 'reserved_name'],
  ['mods/NUL.txt', 'reserved_name'],
  ['Aux/a', 'reserved_name'],
  ['com1.tar.gz', 'reserved_name'],
  ['COM¹', 'reserved_name'],
  ['nul .txt', 'reserved_name'],
  ['lpt9', 'reserved_name'],
  ['CONIN$', 'reserved_name'],
  ['PROGRA~1/a', 'short_name'],
  ['mods/JEI-1~2.JAR', 'short_name'],
  ['a\u0000b', 'control_character'],
  ['a\nb', 'control_character'],
  ['a\u007fb', 'control_character'],
  ['a\u200bb', 'control_character'],
  ['a\u202etxt.exe', 'control_character'],
  ['a\u2028b', 'control_character'],
  ['a\ud800b', 'control_character'],
  ['cafe\u0301', 'not_nfc'],
  ['мои\u0306', 'not_nfc'],
  ['a?b', 'forbidden_character'],
  ['a*b', 'forbidden_character'],
  ['a|b', 'forbidden_character'],
  ['<a>', 'forbidden_character'],
  ['a"b', 'forbidden_character'],
  ['a/'.repeat(600), 'too_long'],
  [`mods/${'ж'.repeat(128)}`, 'too_long'],
])('%j is refused as %s', (path, refusal) => {
  expect(refusePath(path)).toBe(refusal);
});

test.each<[string[], PathRefusal, string]>([
  [['mods/a.jar', 'mods/A.jar'], 'case_twin', 'mods/A.jar'],
  [['mods/a.jar', 'mods/a.jar'], 'case_twin', 'mods/a.jar'],
  [['mods/a.jar', 'Mods/b.jar'], 'case_twin', 'Mods/b.jar'],
  [['x/y/mods/a', 'x/y/b', 'X/c'], 'case_twin', 'X/c'],
  [['straße', 'STRASSE'], 'case_twin', 'STRASSE'],
  [['Ёж', 'ёж'], 'case_twin', 'ёж'],
  [['mods', 'mods/a.jar'], 'file_as_folder', 'mods/a.jar'],
  [['mods/x/a.jar', 'mods'], 'file_as_folder', 'mods'],
  [['mods/x/a.jar', 'MODS'], 'file_as_folder', 'MODS'],
  [['mods/a.jar', '../b'], 'dot_segment', '../b'],
])('%j together are refused', (paths, refusal, path) => {
  expect(refusePaths(paths)).toEqual({ path, refusal });
});

test('files may have the same parent folder', () => {
  expect(refusePaths(['mods/a.jar', 'mods/b.jar', 'mods/x/c.jar', 'config/a.toml'])).toBeNull();
});
