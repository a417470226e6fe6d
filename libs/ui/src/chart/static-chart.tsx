import type { CSSProperties } from 'react';
import { linePath } from './line-path.ts';
import { type ChartLine, stretches, valueTicks } from './scale.ts';

/** Size of the SVG view box; the chart is stretched to its container. */
const WIDTH = 720;
const HEIGHT = 200;

export interface ChartTick {
  /** ms since 1970 */
  at: number;
  label: string;
}

export interface StaticChartProps {
  /** The first line is drawn on top of the others. */
  lines: readonly ChartLine[];
  /** Whether the area below the first line is filled. Default: true. Set false if the first line is not the total of the others. */
  filled?: boolean | undefined;
  ticks: readonly ChartTick[];
  /** Lowest value of the vertical scale, a whole number. Default: 0. */
  lowest?: number | undefined;
  /** Formats a value of the vertical scale. */
  number: (value: number) => string;
}

/** Share of a length to four digits: its place in the chart is exact to a tenth of a pixel. */
const part = (share: number): number => Number(share.toFixed(4));

const across = (from: number, to: number) => (at: number) => (to > from ? (at - from) / (to - from) : 0.5);

/** Custom property with the colour of a line. */
export const lineStyle = (colour: string | undefined): CSSProperties | undefined =>
  colour === undefined ? undefined : ({ '--line': colour } as CSSProperties);

/** Static line chart: rendered on the server, and shown until the live one is loaded. */
export function StaticChart({ lines, filled = true, ticks, lowest = 0, number }: StaticChartProps) {
  const points = lines[0]?.points ?? [];
  const left = across(points[0]?.at ?? 0, points.at(-1)?.at ?? 0);
  const values = valueTicks(
    lines.flatMap((line) => line.points),
    lowest,
  );
  const height = (values.at(-1) ?? 1) - lowest;
  const share = (value: number): number => (value - lowest) / height;
  const x = (at: number): number => Math.round(left(at) * WIDTH);
  const y = (value: number): number => Math.round(HEIGHT - share(value) * HEIGHT);
  const stretchesOf = (line: ChartLine): string[] =>
    stretches(line.points).map((stretch) => linePath(stretch.map(({ at, value }) => [x(at), y(value)])));
  const area = lines
    .slice(0, filled ? 1 : 0)
    .flatMap(stretchesOf)
    .map((path) => `${path}V${HEIGHT}H${path.slice(1).split(' ')[0]}z`)
    .join('');
  return (
    <div className="hk-chart__still" aria-hidden="true">
      <svg className="hk-chart__plot" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
        <path className="hk-chart__grid" d={values.map((value) => `M0 ${y(value)}H${WIDTH}`).join('')} />
        <path className="hk-chart__area" d={area} style={lineStyle(lines[0]?.colour)} />
        {lines.toReversed().map((line) => (
          <path
            key={line.name}
            className="hk-chart__line"
            d={stretchesOf(line).join('')}
            style={lineStyle(line.colour)}
          />
        ))}
      </svg>
      {values.map((value) => (
        <span key={value} className="hk-chart__value" style={{ '--part': part(share(value)) } as CSSProperties}>
          {number(value)}
        </span>
      ))}
      {ticks.map(({ at, label }) => (
        <span key={at} className="hk-chart__time" style={{ '--part': part(left(at)) } as CSSProperties}>
          {label}
        </span>
      ))}
    </div>
  );
}
