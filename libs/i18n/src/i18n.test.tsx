import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createI18n } from './create-i18n.ts';
import {
  formatCompactNumber,
  formatDate,
  formatDateTime,
  formatDuration,
  formatMoney,
  formatMoneyChange,
  formatNumber,
  formatPercent,
  formatRelative,
} from './formats.ts';
import { TimeZoneContext, useFormats, useLocale } from './use-formats.ts';

/** Replaces every kind of space by a plain one: the locale data decide which kind separates digits. */
const plain = (text: string): string => text.replace(/\s/gu, ' ');

const WORDS = { ru: { hello: 'Привет' }, en: { hello: 'Hello' } };

test('two languages can be used at once', () => {
  const ru = createI18n('ru', WORDS.ru);
  const en = createI18n('en', WORDS.en);
  expect([ru._('hello'), en._('hello'), ru._('hello')]).toEqual(['Привет', 'Hello', 'Привет']);
});

test.each([
  [110_000, 'ru', '1 100 ₽'],
  [110_050, 'ru', '1 100,50 ₽'],
  [0, 'ru', '0 ₽'],
  [110_000, 'en', '₽1,100'],
] as const)('%i kopecks in %s are %s', (minor, locale, text) => {
  expect(plain(formatMoney(minor, locale))).toBe(text);
});

test('a change of money carries its sign', () => {
  expect(plain(formatMoneyChange(110_000, 'ru'))).toBe('+1 100 ₽');
  expect(plain(formatMoneyChange(-25_000, 'ru'))).toBe('\u2212250 ₽');
  expect(plain(formatMoneyChange(-25_000, 'en'))).toBe('\u2212₽250');
  expect(plain(formatMoneyChange(0, 'ru'))).toBe('0 ₽');
});

test('negative numbers have a minus, not a hyphen', () => {
  expect(plain(formatMoney(-25_050, 'ru'))).toBe('\u2212250,50 ₽');
  expect(formatNumber(-3, 'ru')).toBe('\u22123');
});

test('counts and shares', () => {
  expect(plain(formatCompactNumber(12_400, 'ru'))).toBe('12,4 тыс.');
  expect(plain(formatPercent(0.5, 'ru'))).toBe('50 %');
});

test('a time is shown in the given time zone', () => {
  const time = '2026-11-20T22:30:00Z';
  expect(plain(formatDate(time, 'ru', 'Europe/Moscow'))).toBe('21 ноября 2026 г.');
  expect(plain(formatDate(time, 'en', 'UTC'))).toBe('20 November 2026');
  expect(plain(formatDateTime(time, 'ru', 'Asia/Vladivostok'))).toMatch(/21 нояб\. 2026 г\., 08:30/);
});

test('no line ends between a day and its month, or a year and its mark', () => {
  const time = '2026-11-20T22:30:00Z';
  expect(formatDate(time, 'ru')).toBe('21\u00a0ноября 2026\u00a0г.');
  expect(formatDateTime(time, 'ru')).toMatch(/^21\u00a0нояб\. 2026\u00a0г\., 01:30$/);
});

test.each([
  ['2026-11-20T12:00:00Z', 'сейчас'],
  ['2026-11-20T11:55:00Z', '5 минут назад'],
  ['2026-11-23T12:00:00Z', 'через 3 дня'],
  ['2026-11-19T11:00:00Z', 'вчера'],
])('%s seen at noon is %s', (time, text) => {
  expect(formatRelative(time, Date.parse('2026-11-20T12:00:00Z'), 'ru')).toBe(text);
});

test.each([
  [30, '1 мин'],
  [7200, '2 ч'],
  [3 * 86_400 + 4 * 3600 + 59 * 60, '3 дн. 4 ч'],
])('%i seconds are %s', (seconds, text) => {
  expect(plain(formatDuration(seconds, 'ru'))).toBe(text);
});

const Clock = () => {
  const { dateTime, money } = useFormats();
  return (
    <p>
      {useLocale()} {dateTime('2026-11-20T22:30:00Z')} {money(100)}
    </p>
  );
};

const clock = (locale: 'ru' | 'en', timeZone?: string | null) => (
  <I18nProvider i18n={createI18n(locale)}>
    <TimeZoneContext value={timeZone}>
      <Clock />
    </TimeZoneContext>
  </I18nProvider>
);

test('times are in the zone of the page; without one in the browser’s', () => {
  expect(plain(renderToString(clock('en', 'Asia/Vladivostok')))).toContain('21 Nov 2026, 08:30<');
  render(clock('en'));
  const here = formatDateTime('2026-11-20T22:30:00Z', 'en', Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect(screen.getByText(/2026/)).toHaveTextContent(plain(here));
});

test('times whose reader’s zone is not known name their zone', () => {
  expect(plain(renderToString(clock('en', null)))).toContain('21 Nov 2026, 01:30 MSK<');
  expect(plain(renderToString(clock('ru', null)))).toContain('21 нояб. 2026 г., 01:30 МСК');
});

test('one process renders both languages at once', () => {
  expect([renderToString(clock('ru')), renderToString(clock('en'))].map((html) => /<p>(..)/.exec(html)?.[1])).toEqual([
    'ru',
    'en',
  ]);
});
