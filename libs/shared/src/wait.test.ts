import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './time.ts';
import { formatWait } from './wait.ts';

test.each([
  [0, 'через секунду', 'in a second'],
  [1, 'через секунду', 'in a second'],
  [5 * SECOND_MS, 'через 5 секунд', 'in 5 seconds'],
  [MINUTE_MS, 'через минуту', 'in a minute'],
  [MINUTE_MS + 1, 'через 2 минуты', 'in 2 minutes'],
  [59 * MINUTE_MS, 'через 59 минут', 'in 59 minutes'],
  [59 * MINUTE_MS + 1, 'через час', 'in an hour'],
  [HOUR_MS, 'через час', 'in an hour'],
  [DAY_MS, 'через 24 часа', 'in 24 hours'],
  [3 * DAY_MS, 'через 3 дня', 'in 3 days'],
])('%d ms: %s, %s', (milliseconds, ru, en) => {
  expect([formatWait(milliseconds, 'ru'), formatWait(milliseconds, 'en')]).toEqual([ru, en]);
});
