import type { CSSProperties } from 'react';
import { petals } from './petal-paths.ts';

const fallen = petals(20);

/** Petals adrift, moved by the style sheet alone; without motion they hang in the air. */
export function Petals({ count = fallen.length }: { count?: number }) {
  return (
    <div className="hk-petals">
      {fallen.slice(0, count).map((petal, index) => (
        <i
          key={index}
          className="hk-petal"
          style={
            {
              left: `${petal.left}%`,
              top: `${petal.top}%`,
              width: petal.size,
              height: petal.size,
              '--delay': `${petal.delay}s`,
              '--time': `${petal.time}s`,
              '--drift': `${petal.drift}px`,
            } as CSSProperties
          }
        />
      ))}
    </div>
  );
}
