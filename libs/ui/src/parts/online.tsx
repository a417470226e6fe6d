import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface OnlineDotProps {
  online: boolean;
  /** Words beside the dot: "128 игроков онлайн". */
  children: ReactNode;
}

/** A status light with its text; the light is decorative. */
export function OnlineDot({ online, children }: OnlineDotProps) {
  return (
    <span className={classNames('hk-online', online && 'hk-online--on')}>
      <span className="hk-online__dot" aria-hidden="true" />
      {children}
    </span>
  );
}

export interface MeterProps {
  /** Spoken and shown name. */
  label: string;
  value: number;
  max: number;
  /** The value as text: "128 из 300". */
  valueText: string;
  /** Hides the line above the bar (the name stays spoken). */
  bare?: boolean | undefined;
  /** `progress` for work under way, `meter` for a level. */
  kind?: 'meter' | 'progress' | undefined;
}

/** A glowing bar: how full a server is, how far a download came. */
export function Meter({ label, value, max, valueText, bare, kind = 'meter' }: MeterProps) {
  const part = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div className="hk-meter">
      {!bare && (
        <div className="hk-meter__head" aria-hidden="true">
          <span>{label}</span>
          <span>{valueText}</span>
        </div>
      )}
      <div
        className="hk-meter__track"
        role={kind === 'meter' ? 'meter' : 'progressbar'}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(value, max)}
        aria-valuetext={valueText}
      >
        <div
          className={classNames('hk-meter__fill', part === 0 && 'hk-meter__fill--empty')}
          style={{ width: `${(part * 100).toFixed(2)}%` }}
        />
      </div>
    </div>
  );
}
