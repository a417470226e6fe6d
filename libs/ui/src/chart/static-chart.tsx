import type { CSSProperties } from 'react';
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
  /** Formats a value of the vertical scale. */
  number: (value: number) => string;
}

const across = (from: number, to: number) => (at: number) => (to > from ? ((at - from) / (to - from)) * 100 : 50);

/** Custom property with the colour of a line. */
export const lineStyle = (colour: string | undefined): CSSProperties | undefined =>
  colour === undefined ? undefined : ({ '--line': colour } as CSSProperties);

/** Static line chart: rendered on the server, and shown until the live one is loaded. */
export function StaticChart({ lines, filled = true, ticks, number }: StaticChartProps) {
  const points = lines[0]?.points ?? [];
  const left = across(points[0]?.at ?? 0, points.at(-1)?.at ?? 0);
  const values = valueTicks(lines.flatMap((line) => line.points));
  const top = values.at(-1) ?? 1;
  const x = (at: number): number => Math.round((left(at) / 100) * WIDTH);
  const y = (value: number): number => Math.round(HEIGHT - (value / top) * HEIGHT);
  const cornersOf = (line: ChartLine): string[][] =>
    stretches(line.points).map((stretch) => stretch.map(({ at, value }) => `${x(at)} ${y(value)}`));
  // A single point between gaps is visible too: a line of zero length with round ends.
  const pathOf = (line: ChartLine): string =>
    cornersOf(line)
      .map((corners) => `M${corners.join(' ')}${corners.length === 1 ? 'h0' : ''}`)
      .join('');
  const area = lines
    .slice(0, filled ? 1 : 0)
    .flatMap(cornersOf)
    .map((corners) => `M${corners[0]?.split(' ')[0]} ${HEIGHT} ${corners.join(' ')}V${HEIGHT}z`)
    .join('');
  return (
    <div className="hk-chart__still" aria-hidden="true">
      <svg className="hk-chart__plot" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
        <path className="hk-chart__grid" d={values.map((value) => `M0 ${y(value)}H${WIDTH}`).join('')} />
        <path className="hk-chart__area" d={area} style={lineStyle(lines[0]?.colour)} />
        {lines.toReversed().map((line) => (
          <path key={line.name} className="hk-chart__line" d={pathOf(line)} style={lineStyle(line.colour)} />
        ))}
      </svg>
      {values.map((value) => (
        <span key={value} className="hk-chart__value" style={{ '--part': value / top } as CSSProperties}>
          {number(value)}
        </span>
      ))}
      {ticks.map(({ at, label }) => (
        <span key={at} className="hk-chart__time" style={{ '--part': left(at) / 100 } as CSSProperties}>
          {label}
        </span>
      ))}
    </div>
  );
}
