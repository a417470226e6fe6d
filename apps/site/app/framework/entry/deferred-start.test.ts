import { DEFERRED_START, DEFERRED_SCRIPT_ID } from './deferred-start.ts';

type Report = (name: string) => void;

/** Runs the script with a PerformanceObserver whose entries the test reports. */
const start = (hidden: boolean): { report: Report; started: () => string[] } => {
  document.head.innerHTML = '';
  document.body.innerHTML = `<script type="text/plain" id="${DEFERRED_SCRIPT_ID}" data-files="/assets/a.js /assets/b.js"></script>`;
  const observers: ((seen: { getEntriesByName(name: string): string[] }) => void)[] = [];
  class Observer {
    constructor(callback: (typeof observers)[number]) {
      observers.push(callback);
    }
    observe(): void {}
  }
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  Object.assign(window, { PerformanceObserver: Observer });
  new Function(DEFERRED_START)();
  return {
    report: (name) =>
      observers.forEach((notify) => notify({ getEntriesByName: (wanted) => [name].filter((one) => one === wanted) })),
    started: () =>
      [...document.head.children].map((tag) => tag.getAttribute('href') ?? (tag as HTMLScriptElement).type),
  };
};

const ALL = ['/assets/a.js', '/assets/b.js', 'module'];

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('scripts start once, after the first contentful paint', () => {
  const { report, started } = start(false);
  jest.advanceTimersByTime(100);
  report('first-paint');
  expect(started()).toEqual([]);
  report('first-contentful-paint');
  expect(started()).toEqual(ALL);
  jest.advanceTimersByTime(5000);
  expect(started()).toEqual(ALL);
});

test('scripts start after a timeout in a browser that reports no paint', () => {
  const { started } = start(false);
  jest.advanceTimersByTime(400);
  expect(started()).toEqual([]);
  jest.advanceTimersByTime(600);
  expect(started()).toEqual(ALL);
});

test('scripts of a hidden page start at once', () => {
  expect(start(true).started()).toEqual(ALL);
});
