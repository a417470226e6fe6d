import { act, cleanup } from '@testing-library/react';
import { idOf } from '../../../framework/testing/content-fixtures.ts';
import { renderPage } from '../../../framework/testing/render-page.tsx';
import { AWAY_AFTER_S, REPORT_EVERY_S, useReadingTime } from './use-reading-time.ts';

const KEY = idOf('wipe');
const Reader = ({ of }: { of: string | null }) => {
  useReadingTime(of);
  return null;
};

const told: { key: string; viewId: string; seconds: number }[] = [];
const read = (key: string | null = KEY) =>
  renderPage(<Reader of={key} />, {
    answers: {
      'POST /document/stopwatch': async (request: Request) => {
        told.push((await request.json()) as (typeof told)[number]);
        return { views: 1 };
      },
    },
  });
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
const show = (shown: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(!shown);
  document.dispatchEvent(new Event('visibilitychange'));
};
const stir = () => window.dispatchEvent(new Event('scroll'));
const seconds = () => told.map((report) => report.seconds);

beforeEach(() => {
  told.length = 0;
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('time is reported periodically, under one id per page view', async () => {
  read();
  await pass(2 * REPORT_EVERY_S + 3);
  expect(seconds()).toEqual([REPORT_EVERY_S, REPORT_EVERY_S]);
  expect(new Set(told.map(({ key, viewId }) => `${key} ${viewId}`)).size).toBe(1);
  expect(told[0]?.key).toBe(KEY);
});

test('a hidden page does not count; the time before is reported as it is hidden', async () => {
  read();
  await pass(4);
  show(false);
  await pass(30);
  expect(seconds()).toEqual([4]);
  show(true);
  await pass(5);
  window.dispatchEvent(new Event('pagehide'));
  await pass(0);
  expect(seconds()).toEqual([4, 5]);
});

test('a reader without input for a minute is away, and returns with the next input', async () => {
  read();
  await pass(AWAY_AFTER_S + 120);
  expect(seconds().reduce((sum, part) => sum + part, 0)).toBe(AWAY_AFTER_S);
  stir();
  await pass(REPORT_EVERY_S);
  expect(seconds().reduce((sum, part) => sum + part, 0)).toBe(AWAY_AFTER_S + REPORT_EVERY_S);
});

test('leaving the page reports the rest, and nothing afterwards', async () => {
  const { unmount } = read();
  await pass(7);
  unmount();
  await pass(60);
  expect(seconds()).toEqual([7]);
});

test('nothing is reported for a draft', async () => {
  const { unmount } = read(null);
  await pass(60);
  unmount();
  expect(told).toEqual([]);
});
