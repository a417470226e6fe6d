import type { Locale } from '@hoshikraft/shared';
import { formatNumber } from './formats.ts';

type ByteUnit = 'byte' | 'kilobyte' | 'megabyte' | 'gigabyte';

// As disks and networks count, and as CLDR defines the names: 1 MB is 1,000,000 bytes.
const BYTE_UNITS: readonly [ByteUnit, number][] = [
  ['gigabyte', 1e9],
  ['megabyte', 1e6],
  ['kilobyte', 1e3],
  ['byte', 1],
];

// Otherwise a size just below a unit would round up to "1,000 MB".
const ROUNDS_UP = 0.9995;

const unitOf = (bytes: number): [ByteUnit, number] =>
  BYTE_UNITS.find(([, size]) => bytes >= size * ROUNDS_UP) ?? ['byte', 1];

/** Three figures are enough to read: "1.24", "18.4", "471". */
const digitsOf = (value: number, unit: ByteUnit): number => {
  if (unit === 'byte' || unit === 'kilobyte' || value >= 100) return 0;
  return value < 10 && unit === 'gigabyte' ? 2 : 1;
};

/** A line never breaks between a figure and its unit. */
const whole = (text: string): string => text.replaceAll(' ', '\u00a0');

/** Bytes to "471 MB", "1.24 GB", "471 МБ". */
export const formatBytes = (bytes: number, locale: Locale): string => {
  const [unit, size] = unitOf(bytes);
  return whole(
    formatNumber(bytes / size, locale, {
      style: 'unit',
      unit,
      unitDisplay: 'short',
      maximumFractionDigits: digitsOf(bytes / size, unit),
    }),
  );
};

/** `done` of `total` bytes in one unit: "312 / 471 MB". The digits after the point stay, so that the line does not jump. */
export const formatBytesOf = (done: number, total: number, locale: Locale): string => {
  const [unit, size] = unitOf(total);
  const digits = digitsOf(total / size, unit);
  const shown = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const whole = formatNumber(total / size, locale, { style: 'unit', unit, unitDisplay: 'short', ...shown });
  return `${formatNumber(done / size, locale, shown)} / ${whole}`;
};

/** Bytes a second to "18.4 MB/s", "18,4 МБ/с". */
export const formatSpeed = (bytesPerSecond: number, locale: Locale): string => {
  const [unit, size] = unitOf(Math.max(1000, bytesPerSecond));
  const digits = digitsOf(bytesPerSecond / size, unit);
  const text = formatNumber(bytesPerSecond / size, locale, {
    style: 'unit',
    unit: `${unit}-per-second`,
    unitDisplay: 'short',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  // The Russian locale data end "МБ/c" with a Latin letter, which search and screen readers stumble over.
  return locale === 'ru' ? text.replace('/c', '/с') : text;
};

/** Memory in MiB to "4 GB": memory is bought and spoken of in units of 1,024. */
export const formatMemory = (mebibytes: number, locale: Locale): string => {
  const large = mebibytes >= 1024;
  return whole(
    formatNumber(large ? mebibytes / 1024 : mebibytes, locale, {
      style: 'unit',
      unit: large ? 'gigabyte' : 'megabyte',
      unitDisplay: 'short',
      maximumFractionDigits: 1,
    }),
  );
};

const WAIT_PARTS: readonly ['hour' | 'minute' | 'second', number][] = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

/** Seconds to "9 с", "2 мин 5 с", "1 ч 3 мин": the two largest units, for short waits. */
export const formatWait = (seconds: number, locale: Locale): string => {
  let rest = Math.max(0, Math.ceil(seconds));
  const parts: string[] = [];
  for (const [unit, size] of WAIT_PARTS) {
    const amount = Math.floor(rest / size);
    rest -= amount * size;
    if (parts.length < 2 && (amount > 0 || (unit === 'second' && parts.length === 0))) {
      parts.push(formatNumber(amount, locale, { style: 'unit', unit, unitDisplay: 'narrow' }));
    }
  }
  return whole(parts.join(' '));
};

/** Seconds to the reading of a stopwatch: "01:12", "2:03:40". The same in every language. */
export const formatStopwatch = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(whole % 60)}`;
};
