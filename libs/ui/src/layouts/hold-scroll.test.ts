import { holdScroll } from './hold-scroll.ts';

let resize: () => void;
const observed = jest.fn();
const disconnect = jest.fn();
beforeEach(() => {
  jest.useFakeTimers();
  observed.mockClear();
  disconnect.mockClear();
  globalThis.ResizeObserver = class {
    observe = observed;
    unobserve = jest.fn();
    disconnect = disconnect;
    constructor(callback: () => void) {
      resize = callback;
    }
  } as unknown as typeof ResizeObserver;
});
afterEach(() => jest.useRealTimers());

test('the position is restored again whenever the content grows, for three seconds', () => {
  const restore = jest.fn();
  const hold = holdScroll([document.body], restore);
  expect(observed).toHaveBeenCalledWith(document.body);
  expect(restore).toHaveBeenCalledTimes(1);
  resize();
  resize();
  expect(restore).toHaveBeenCalledTimes(3);
  jest.advanceTimersByTime(2999);
  expect([hold.isActive(), disconnect.mock.calls.length]).toEqual([true, 0]);
  jest.advanceTimersByTime(1);
  expect([hold.isActive(), disconnect.mock.calls.length]).toEqual([false, 1]);
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('%s of the user ends it', (event) => {
  const hold = holdScroll([document.body], jest.fn());
  document.body.dispatchEvent(new Event(event, { bubbles: true }));
  expect([hold.isActive(), disconnect.mock.calls.length]).toEqual([false, 1]);
});
