import { type CSSProperties, useEffect, useState } from 'react';

export interface ProgressBarProps {
  /** Whether something is loading now. */
  active: boolean;
  /** Spoken name: "Загрузка". */
  label: string;
  /** Delay before it appears, ms: quick work shows none. */
  throttle?: number;
  /** Time in which it grows to its end, ms. */
  duration?: number;
  /** Height, px. */
  height?: number;
}

/** Thin white bar at the top of the window while something loads (docs/product/site-shell.md#header-and-footer). */
export function ProgressBar({ active, label, throttle = 200, duration = 2000, height = 3 }: ProgressBarProps) {
  const [isLate, setLate] = useState(throttle === 0);
  useEffect(() => {
    if (!active || throttle === 0) return undefined;
    const timer = setTimeout(() => setLate(true), throttle);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [active, throttle]);
  if (!active || !isLate) return null;
  const style = { height, '--duration': `${duration}ms` } as CSSProperties;
  // Outside landmarks only live regions are allowed.
  return (
    <div role="status">
      <div className="hk-progress-bar" role="progressbar" aria-label={label} style={style} />
    </div>
  );
}
