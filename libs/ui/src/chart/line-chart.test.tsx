import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { LineChart } from './line-chart.tsx';
import { linePath } from './line-path.ts';
import { stretches, valueTicks } from './scale.ts';

const HOUR = 3_600_000;
const points = [4, 7, null, null, 2, null, 5].map((value, place) => ({ at: place * HOUR, value }));
const props = {
  label: 'Players over a day',
  lines: [{ name: 'Players', points }],
  ticks: [{ at: 4 * HOUR, label: '04:00' }],
  number: String,
  time: String,
  value: String,
};

test('gaps stay open, and a single point is a separate segment', () => {
  expect(stretches(points).map((stretch) => stretch.map(({ value }) => value))).toEqual([[4, 7], [2], [5]]);
  expect(stretches([])).toEqual([]);
});

test.each([
  [[], [0, 1]],
  [
    [0, null],
    [0, 1],
  ],
  [[3], [0, 1, 2, 3]],
  [
    [9, 2],
    [0, 3, 6, 9],
  ],
  [[150], [0, 38, 76, 114, 152]],
])('of %j the scale is %j', (values, ticks) => {
  expect(valueTicks(values.map((value, at) => ({ at, value })))).toEqual(ticks);
});

test('a scale that begins at another number ends above the largest value', () => {
  expect(valueTicks([{ at: 0, value: 19.6 }], 15)).toEqual([15, 17, 19, 21]);
  expect(valueTicks([{ at: 0, value: null }], 15)).toEqual([15, 16]);
});

test.each([
  [
    'steps are relative, with one character between numbers',
    [
      [0, 100],
      [3, 98],
      [6, 101],
    ],
    'M0 100l3-2 3 3',
  ],
  [
    'corners of straight stretches are left out',
    [
      [0, 20],
      [3, 20],
      [5, 20],
      [6, 18],
      [7, 16],
      [9, 16],
    ],
    'M0 20l5 0 2-4 2 0',
  ],
  [
    'a turn back on itself stays',
    [
      [0, 0],
      [0, 5],
      [0, 2],
    ],
    'M0 0l0 5 0-3',
  ],
  ['a single point is a line without length', [[4, 9]], 'M4 9h0'],
] as const)('%s', (_rule, corners, path) => {
  expect(linePath(corners)).toBe(path);
});

test('the server renders the whole chart, each segment as a line', () => {
  const html = renderToString(<LineChart {...props} />);
  expect(html).toContain('aria-label="Players over a day"');
  expect(/class="hk-chart__line" d="([^"]+)"/.exec(html)?.[1]?.match(/M/g)).toHaveLength(3);
  expect(html).toContain('04:00');
});

test('it comes alive when it is seen, and not before', async () => {
  let show: (() => void) | undefined;
  const seen = globalThis.IntersectionObserver;
  globalThis.IntersectionObserver = class {
    constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
      show = () => notify([{ isIntersecting: true }]);
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  try {
    const { container } = render(<LineChart {...props} />);
    expect(container.querySelector('.hk-chart__still')).toBeInTheDocument();
    await act(async () => show?.());
    expect(screen.getByRole('figure', { name: 'Players over a day' })).toBeInTheDocument();
    await act(async () => import('./live-chart.tsx').then(() => undefined));
    expect(container.querySelector('.recharts-responsive-container')).toBeInTheDocument();
    expect(container.querySelector('.hk-chart__still')).not.toBeInTheDocument();
  } finally {
    globalThis.IntersectionObserver = seen;
  }
});

test('lines lie on one scale, each in its colour, and a legend names them', () => {
  const higher = { name: 'Before', points: points.map(({ at, value }) => ({ at, value: value && value * 10 })) };
  const lines = [
    { name: 'Now', points },
    { ...higher, colour: 'teal' },
  ];
  const { container, getAllByRole } = render(<LineChart {...props} lines={lines} />);
  expect(getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Now', 'Before']);
  expect([...container.querySelectorAll('.hk-chart__value')].map(({ textContent }) => textContent)).toContain('72');
  const drawn = [...container.querySelectorAll<SVGPathElement>('.hk-chart__line')];
  expect(drawn.map((path) => path.style.getPropertyValue('--line'))).toEqual(['teal', '']);
  expect(container.querySelectorAll('.hk-chart__area')).toHaveLength(1);
});
