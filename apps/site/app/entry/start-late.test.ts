import { START_LATE, WAITING } from './start-late.ts';

type Tell = (names: string) => void;

/** Runs it as the page does, in a browser that tells of what it has shown when the test says so. */
const start = (hidden: boolean): { tell: Tell; begun: () => string[] } => {
  document.head.innerHTML = '';
  document.body.innerHTML = `<script type="text/plain" id="${WAITING}" data-files="/assets/a.js /assets/b.js"></script>`;
  const told: ((seen: { getEntriesByName(name: string): string[] }) => void)[] = [];
  class Observer {
    constructor(tell: (typeof told)[number]) {
      told.push(tell);
    }
    observe(): void {}
  }
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  Object.assign(window, { PerformanceObserver: Observer });
  new Function(START_LATE)();
  return {
    tell: (name) =>
      told.forEach((tell) => tell({ getEntriesByName: (asked) => [name].filter((one) => one === asked) })),
    begun: () => [...document.head.children].map((tag) => tag.getAttribute('href') ?? (tag as HTMLScriptElement).type),
  };
};

const ALL = ['/assets/a.js', '/assets/b.js', 'module'];

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('scripts begin when what was painted is on the screen, once', () => {
  const { tell, begun } = start(false);
  jest.advanceTimersByTime(100);
  tell('first-paint');
  expect(begun()).toEqual([]);
  tell('first-contentful-paint');
  expect(begun()).toEqual(ALL);
  jest.advanceTimersByTime(5000);
  expect(begun()).toEqual(ALL);
});

test('a browser that does not tell is not waited for', () => {
  const { begun } = start(false);
  jest.advanceTimersByTime(400);
  expect(begun()).toEqual([]);
  jest.advanceTimersByTime(600);
  expect(begun()).toEqual(ALL);
});

test('and a page that nobody sees waits for nothing', () => {
  expect(start(true).begun()).toEqual(ALL);
});
