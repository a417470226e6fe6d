import { expect, test } from '@jest/globals';
import { levelOf } from './log-level.ts';

test.each([
  ['[12:00:00] [main/INFO]: Loading', 'info'],
  ['[12:00:00] [Render thread/WARN] [minecraft/Texture]: missing', 'warn'],
  ['[01янв.2026 12:00:00.123] [main/FATAL] [loading/]: stop', 'fatal'],
  ['[12:00:00] [Worker-Main-1/DEBUG] [mixin/]: mixing', 'debug'],
  ['2026-01-01 12:00:00,123 ERROR org.example.Main - no', 'error'],
  ['2026-01-01T12:00:00.123Z TRACE x', 'trace'],
  ['12:00:00.123 [main] DEBUG o.e.Main - x', 'info'],
  ['[INFO] Scanning', 'info'],
  ['[ERROR] Failed', 'error'],
  ['WARNING: An illegal reflective access operation has occurred', 'warn'],
  ['SEVERE: broken', 'error'],
  ['time=12 level=warn msg=x', 'warn'],
  ['OpenJDK 64-Bit Server VM warning: Options -Xverify:none are deprecated', 'warn'],
  ['Exception in thread "main" java.lang.OutOfMemoryError: Java heap space', 'error'],
  ['java.lang.NoClassDefFoundError: a/b', 'error'],
  ['# A fatal error has been detected by the Java Runtime Environment:', 'fatal'],
  ['An ERROR in a sentence is only a word', 'info'],
  ['I said: [main/nothing] INFORMATION', 'info'],
])('%j is %s', (line, level) => {
  expect(levelOf(line, 'info')).toBe(level);
});

test.each(['\tat a.b.C.d(C.java:1)', 'Caused by: x', '\t... 12 more', 'Suppressed: y', '    indented'])(
  '%j belongs to the line before',
  (line) => {
    expect(levelOf(line, 'error')).toBe('error');
    expect(levelOf(line, 'info')).toBe('info');
  },
);
