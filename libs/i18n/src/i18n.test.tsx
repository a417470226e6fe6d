import { I18nProvider } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createI18n } from './create-i18n.ts';
import {
  formatCompactNumber,
  formatDate,
  formatDateTime,
  formatDay,
  formatDuration,
  formatMoment,
  formatNumber,
  formatPercent,
} from './formats.ts';
import { Time } from './time.tsx';
import { TimeZoneContext } from './time-zone.ts';
import { TodayProvider } from './today.tsx';
import { useFormats, useLocale } from './use-formats.ts';

/** Replaces every kind of space by a plain one: the locale data decide which kind separates digits. */
const plain = (text: string): string => text.replace(/\s/gu, ' ');

const WORDS = { ru: { hello: 'Привет' }, en: { hello: 'Hello' } };

test('two languages can be used at once', () => {
  const ru = createI18n('ru', WORDS.ru);
  const en = createI18n('en', WORDS.en);
  expect([ru._('hello'), en._('hello'), ru._('hello')]).toEqual(['Привет', 'Hello', 'Привет']);
});

test('negative numbers have a minus, not a hyphen', () => {
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

// In Moscow it is already the 21st.
test.each([
  ['2026-11-20T22:30:00Z', 'сегодня, 01:30', 'today, 01:30', 'сегодня', 'today'],
  ['2026-11-20T17:14:00Z', 'вчера, 20:14', 'yesterday, 20:14', 'вчера', 'yesterday'],
  ['2026-11-22T17:14:00Z', 'завтра, 20:14', 'tomorrow, 20:14', 'завтра', 'tomorrow'],
  ['2026-11-24T17:14:00Z', '24 нояб., 20:14', '24 Nov, 20:14', 'через 3 дня', 'in 3 days'],
  ['2026-11-15T17:14:00Z', '15 нояб., 20:14', '15 Nov, 20:14', '6 дней назад', '6 days ago'],
  ['2026-11-14T17:14:00Z', '14 нояб., 20:14', '14 Nov, 20:14', '14 ноября 2026 г.', '14 November 2026'],
  ['2025-12-31T21:01:00Z', '1 янв., 00:01', '1 Jan, 00:01', '1 января 2026 г.', '1 January 2026'],
  ['2025-11-20T17:14:00Z', '20 нояб. 2025 г., 20:14', '20 Nov 2025, 20:14', '20 ноября 2025 г.', '20 November 2025'],
])('%s read on 21 November is %s, %s', (time, momentRu, momentEn, dayRu, dayEn) => {
  const readers = (['ru', 'en'] as const).map((locale) => ({
    locale,
    timeZone: 'Europe/Moscow',
    today: '2026-11-21',
  }));
  expect(readers.map((reader) => plain(formatMoment(time, reader)))).toEqual([momentRu, momentEn]);
  expect(readers.map((reader) => plain(formatDay(time, reader)))).toEqual([dayRu, dayEn]);
});

test('an amount and its unit, a count and its thousands stay on one line', () => {
  for (const locale of ['ru', 'en'] as const) {
    const reader = { locale, timeZone: 'UTC', today: '2026-11-21' };
    expect(formatNumber(12_000, locale)).not.toContain(' ');
    expect(formatCompactNumber(12_400, locale)).not.toContain(' ');
    expect(formatPercent(0.5, locale)).not.toContain(' ');
    expect(formatDuration(90_000, locale)).not.toContain(' ');
    expect(formatDay('2026-11-24T17:14:00Z', reader)).not.toMatch(/\d /);
  }
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

const day = (rendered: string) => (
  <I18nProvider i18n={createI18n('ru')}>
    <TimeZoneContext value="Europe/Moscow">
      <TodayProvider rendered={rendered}>
        <Time at="2026-11-20T17:14:05Z" />
      </TodayProvider>
    </TimeZoneContext>
  </I18nProvider>
);

test('a page is hydrated with the date of its first byte, then follows the clock over midnight', () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T20:59:59.900Z') });
  try {
    const html = renderToString(day('2026-11-20'));
    expect(html).toBe(
      '<time dateTime="2026-11-20T17:14:05Z" title="20\u00a0нояб. 2026\u00a0г., 20:14:05">сегодня, 20:14</time>',
    );
    const container = document.createElement('div');
    container.innerHTML = html;
    const mismatch = jest.spyOn(console, 'error');
    render(day('2026-11-20'), { container: document.body.appendChild(container), hydrate: true });
    expect(container).toHaveTextContent('сегодня, 20:14');
    act(() => jest.advanceTimersByTime(1000));
    expect(container).toHaveTextContent('вчера, 20:14');
    expect(mismatch).not.toHaveBeenCalled();
  } finally {
    jest.useRealTimers();
  }
});
