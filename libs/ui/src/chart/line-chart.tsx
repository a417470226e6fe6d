import { Component, lazy, type ReactNode, Suspense } from 'react';
import type { LiveChartProps } from './live-chart.tsx';
import { lineStyle, StaticChart } from './static-chart.tsx';
import { useSeen } from './use-seen.ts';

const LiveChart = lazy(async () => ({ default: (await import('./live-chart.tsx')).LiveChart }));

export type LineChartProps = LiveChartProps;

/** Error boundary: shows the static chart if the live one cannot be loaded. */
class StaticFallback extends Component<{ still: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override render(): ReactNode {
    return this.state.failed ? this.props.still : this.props.children;
  }
}

/**
 * Values over time, gaps left open; a legend where there is more than one line. Rendered as a static chart on the server; once visible it reacts to
 * the pointer and the arrow keys. Show the same values as a table next to it.
 */
export function LineChart(props: LineChartProps) {
  const { ref, seen } = useSeen<HTMLElement>();
  const { label, lines, filled, ticks, lowest, number } = props;
  const still = <StaticChart lines={lines} filled={filled} ticks={ticks} lowest={lowest} number={number} />;
  const figure = (
    <figure className="hk-chart" ref={ref} aria-label={label}>
      {seen ? (
        <StaticFallback still={still}>
          <Suspense fallback={still}>
            <LiveChart {...props} />
          </Suspense>
        </StaticFallback>
      ) : (
        still
      )}
    </figure>
  );
  if (lines.length < 2) return figure;
  return (
    <>
      {figure}
      <ul className="hk-chart-legend">
        {lines.map(({ name, colour }) => (
          <li key={name} className="hk-chart-legend__line" style={lineStyle(colour)}>
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}
