import { useId } from 'react';
import type { ReactNode } from 'react';
import { type ThemeId, themeIds } from '@hoshikraft/shared';
import { classNames } from './class-names.ts';
import { themes } from '../tokens/themes.ts';

export interface ThemeSwatchesProps {
  /** Spoken name of the choice. */
  label: string;
  /** The themes' names in the page's language. */
  names: Readonly<Record<ThemeId, ReactNode>>;
  value: ThemeId;
  onChange: (theme: ThemeId) => void;
  disabled?: boolean | undefined;
  /** Three beside one another, for a menu. */
  small?: boolean | undefined;
}

/** The themes as small skies of their own colours, one to choose. */
export function ThemeSwatches({ label, names, value, onChange, disabled, small = false }: ThemeSwatchesProps) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classNames('hk-grid', small && 'hk-swatches--small')}
      style={{ gridTemplateColumns: small ? 'repeat(3, minmax(0, 1fr))' : swatchColumns }}
    >
      {themeIds.map((id) => (
        <label key={id} className="hk-swatch">
          <input
            type="radio"
            name={name}
            value={id}
            checked={id === value}
            disabled={disabled}
            onChange={() => onChange(id)}
          />
          <SwatchSky id={id} />
          <span>{names[id]}</span>
        </label>
      ))}
    </div>
  );
}

// Three in a row, two on a phone: six themes leave no row half empty.
const swatchColumns = 'repeat(auto-fit, minmax(max(140px, 30%), 1fr))';

function SwatchSky({ id }: { id: ThemeId }) {
  const { sky, data } = themes[id];
  const background = `linear-gradient(${sky.skyTop}, ${sky.skyHigh} 35%, ${sky.skyLow} 65%, ${sky.skyHorizon} 82%, ${sky.water} 82%)`;
  return (
    <span className="hk-swatch__sky" style={{ background }}>
      <svg viewBox="0 0 160 88" preserveAspectRatio="xMidYMax slice" width="100%" height="100%" aria-hidden="true">
        <circle cx="118" cy="30" r="15" fill={sky.moon} />
        <path d="M0 72V56h16v-8h16v8h24v-8h12v-8h20v8h12v16h20v-8h24v8h16v8z" fill={sky.hillNear} />
        <path d="M96 38q22 6 44 0l-2 6q-20 5-40 0zM103 44h4v32h-4zM129 44h4v32h-4zM99 52h38v4H99z" fill={sky.torii} />
        <path d="M20 60h5v5h-5zM66 52h4v4h-4zM74 62h4v4h-4z" fill={sky.lantern} />
        <path d="M12 14h2v2h-2zM40 24h2v2h-2zM64 10h3v3h-3zM88 20h2v2h-2zM30 8h2v2h-2z" fill={sky.star} />
        <path d="M8 80h144v3H8z" fill={data.doubleGradient1} opacity=".6" />
      </svg>
    </span>
  );
}
