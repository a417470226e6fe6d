import type { LogLine } from './game-log.ts';

type Level = LogLine['level'];

const NAMES: Record<string, Level> = {
  TRACE: 'trace',
  FINEST: 'trace',
  FINER: 'trace',
  DEBUG: 'debug',
  FINE: 'debug',
  INFO: 'info',
  CONFIG: 'info',
  NOTICE: 'info',
  WARN: 'warn',
  WARNING: 'warn',
  ERROR: 'error',
  SEVERE: 'error',
  FATAL: 'fatal',
  CRITICAL: 'fatal',
};
const NAME = Object.keys(NAMES).join('|');

// [12:00:00] [main/INFO]: …, [INFO] …, 2026-01-01 12:00:00,123 WARN …, INFO: …, level=warn: the mark is near the start.
const MARKS = [
  new RegExp(`^.{0,80}?\\[[^\\]]{0,60}/(${NAME})\\]`),
  new RegExp(`^.{0,40}?\\[\\s*(${NAME})\\s*\\]`, 'i'),
  new RegExp(`^[\\d\\s:.,TZ+/-]{5,40}\\W{0,2}(${NAME})\\b`, 'i'),
  new RegExp(`^(${NAME})\\s?:`, 'i'),
  new RegExp(`^.{0,80}?\\blevel="?(${NAME})\\b`, 'i'),
];
const CONTINUED = /^(\s+\S|Caused by:|Suppressed:|\.\.\. \d+ (more|common frames)|#)/;
const THROWN = /^(Exception in thread|Error: |([a-z_$][\w$]*\.)+[A-Z][\w$]*(Exception|Error)\b)/;
const CRASH = /^# A fatal error has been detected|^#\s+(SIG[A-Z]+|EXCEPTION_[A-Z_]+) \(|There is insufficient memory/;
const JVM_WARNING = /^(OpenJDK|Java HotSpot).{0,40} warning:/;

/**
 * Level of a line, by the usual log formats.
 *
 * @param before level of the line before: the lines of a stack trace have the level of their error
 */
export function levelOf(line: string, before: Level): Level {
  if (CRASH.test(line)) return 'fatal';
  for (const mark of MARKS) {
    const name = mark.exec(line)?.[1];
    if (name !== undefined) return NAMES[name.toUpperCase()] ?? 'info';
  }
  if (JVM_WARNING.test(line)) return 'warn';
  if (THROWN.test(line)) return before === 'fatal' ? 'fatal' : 'error';
  return CONTINUED.test(line) ? before : 'info';
}
