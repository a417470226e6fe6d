import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { ChartPoint } from './scale.ts';
import { valueTicks } from './scale.ts';
import type { StillChartProps } from './still-chart.tsx';

export interface LiveChartProps extends StillChartProps {
  /** Spoken name. */
  label: string;
  /** What a moment says: "19 Nov, 14:20" and "12 players". */
  describe: (point: ChartPoint) => { time: string; value: string };
}

/** Whether a point has gaps on both sides, so that no line leads to it. */
const isAlone = (points: readonly ChartPoint[], place: number | undefined): boolean =>
  place !== undefined &&
  (points[place]?.value ?? null) !== null &&
  (points[place - 1]?.value ?? null) === null &&
  (points[place + 1]?.value ?? null) === null;

/** The chart that answers to pointer and arrow keys. Loaded by `LineChart`, never at once. */
export function LiveChart({ label, points, ticks, number, describe }: LiveChartProps) {
  const labels = new Map(ticks.map((tick) => [tick.at, tick.label]));
  const values = valueTicks(points);
  return (
    <ResponsiveContainer width="100%" height="100%">
      <AreaChart data={[...points]} margin={{ top: 0, right: 0, bottom: 0, left: 0 }} title={label}>
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
          interval={0}
          tick={{ fill: 'var(--hk-graph-text)' }}
        />
        <YAxis
          domain={[0, values.at(-1) ?? 1]}
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
            const point = payload[0]?.payload as ChartPoint | undefined;
            if (point === undefined || point.value === null) return null;
            const { time, value } = describe(point);
            return (
              <div className="hk-chart__tip">
                <span>{time}</span>
                <strong>{value}</strong>
              </div>
            );
          }}
        />
        <Area
          dataKey="value"
          type="linear"
          connectNulls={false}
          isAnimationActive={false}
          stroke="var(--hk-graph-accent)"
          strokeWidth={2}
          fill="var(--hk-graph-accent)"
          fillOpacity={0.18}
          dot={({ index, cx, cy }) =>
            isAlone(points, index) ? <circle key={index} cx={cx} cy={cy} r={2} /> : <g key={index} />
          }
          activeDot={{ fill: 'var(--hk-graph-marker)', stroke: 'none' }}
        />
      </AreaChart>
    </ResponsiveContainer>
  );
}
