import { Component, lazy, type ReactNode, Suspense } from 'react';
import type { LiveChartProps } from './live-chart.tsx';
import { lineStyle, StillChart } from './still-chart.tsx';
import { useSeen } from './use-seen.ts';

const LiveChart = lazy(async () => ({ default: (await import('./live-chart.tsx')).LiveChart }));

export type LineChartProps = LiveChartProps;

/** Error boundary: shows the static chart if the live one cannot be loaded. */
class OrStill extends Component<{ still: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override render(): ReactNode {
    return this.state.failed ? this.props.still : this.props.children;
  }
}

/**
 * Values over time, gaps left open; a legend where there is more than one line. Drawn still on the server, with no script but React's; once it is seen it answers to
 * pointer and arrow keys. Put the same values beside it as a table.
 */
export function LineChart(props: LineChartProps) {
  const { ref, seen } = useSeen<HTMLElement>();
  const { label, lines, filled, ticks, number } = props;
  const still = <StillChart lines={lines} filled={filled} ticks={ticks} number={number} />;
  const drawn = (
    <figure className="hk-chart" ref={ref} aria-label={label}>
      {seen ? (
        <OrStill still={still}>
          <Suspense fallback={still}>
            <LiveChart {...props} />
          </Suspense>
        </OrStill>
      ) : (
        still
      )}
    </figure>
  );
  if (lines.length < 2) return drawn;
  return (
    <>
      {drawn}
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
