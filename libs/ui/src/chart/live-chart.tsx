import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { ChartPoint } from './scale.ts';
import { valueTicks } from './scale.ts';
import { lineStyle, type StaticChartProps } from './static-chart.tsx';

export interface LiveChartProps extends StaticChartProps {
  /** Spoken name. */
  label: string;
  /** Says a moment: "19 Nov, 14:20". */
  time: (at: number) => string;
  /** Says a value at it: "12 players". */
  value: (value: number) => string;
}

/** Whether a point has gaps on both sides, so that no line leads to it. */
const isAlone = (points: readonly ChartPoint[], place: number | undefined): boolean =>
  place !== undefined &&
  (points[place]?.value ?? null) !== null &&
  (points[place - 1]?.value ?? null) === null &&
  (points[place + 1]?.value ?? null) === null;

interface Moment {
  at: number;
  /** Of each line, in their order. */
  values: (number | null)[];
}

const Tip = ({ moment, lines, time, value }: { moment: Moment } & Pick<LiveChartProps, 'lines' | 'time' | 'value'>) => (
  <div className="hk-chart__tip">
    <span>{time(moment.at)}</span>
    {moment.values.map((known, place) => {
      const { name, colour } = lines[place] ?? {};
      if (known === null) return null;
      if (lines.length === 1) return <strong key={name}>{value(known)}</strong>;
      return (
        <span key={name} className="hk-chart-legend__line" style={lineStyle(colour)}>
          {name} <strong>{value(known)}</strong>
        </span>
      );
    })}
  </div>
);

/** Interactive chart: reacts to the pointer and arrow keys. Loaded on demand by `LineChart`. */
export function LiveChart({ label, lines, filled = true, ticks, lowest = 0, number, time, value }: LiveChartProps) {
  const labels = new Map(ticks.map((tick) => [tick.at, tick.label]));
  const values = valueTicks(
    lines.flatMap(({ points }) => points),
    lowest,
  );
  const moments = (lines[0]?.points ?? []).map(({ at }, place): Moment => ({
    at,
    values: lines.map(({ points }) => points[place]?.value ?? null),
  }));
  return (
    <ResponsiveContainer width="100%" height="100%">
      <AreaChart data={moments} margin={{ top: 0, right: 0, bottom: 0, left: 0 }} title={label}>
        <CartesianGrid vertical={false} stroke="var(--hk-line)" />
        <XAxis
          dataKey="at"
          type="number"
          domain={['dataMin', 'dataMax']}
          ticks={[...labels.keys()]}
          tickFormatter={(at: number) => labels.get(at) ?? ''}
          height={28}
          axisLine={false}
          tickLine={false}
          interval="preserveStartEnd"
          minTickGap={6}
          tick={{ fill: 'var(--hk-graph-text)' }}
        />
        <YAxis
          domain={[lowest, values.at(-1) ?? 1]}
          ticks={values}
          tickFormatter={number}
          width={40}
          axisLine={false}
          tickLine={false}
          tick={{ fill: 'var(--hk-graph-text)' }}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={{ stroke: 'var(--hk-graph-marker)', strokeDasharray: '3 3' }}
          content={({ payload }) => {
            const moment = payload[0]?.payload as Moment | undefined;
            if (moment === undefined || moment.values.every((known) => known === null)) return null;
            return <Tip moment={moment} lines={lines} time={time} value={value} />;
          }}
        />
        {lines
          .map(({ name, points, colour = 'var(--hk-graph-accent)' }, line) => (
            <Area
              key={name}
              dataKey={({ values: known }: Moment) => known[line] ?? null}
              type="linear"
              connectNulls={false}
              isAnimationActive={false}
              stroke={colour}
              strokeWidth={2}
              fill={colour}
              fillOpacity={filled && line === 0 ? 0.18 : 0}
              dot={({ index, cx, cy }) =>
                isAlone(points, index) ? <circle key={index} cx={cx} cy={cy} r={2} fill={colour} /> : <g key={index} />
              }
              activeDot={{ fill: lines.length === 1 ? 'var(--hk-graph-marker)' : colour, stroke: 'none' }}
            />
          ))
          .toReversed()}
      </AreaChart>
    </ResponsiveContainer>
  );
}
