import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import { VisuallyHidden } from './text.tsx';

export interface StatProps {
  label: ReactNode;
  /** Formatted by the caller. */
  value: ReactNode;
  hint?: ReactNode;
  icon?: IconName | undefined;
  size?: 'medium' | 'large' | undefined;
  /** For what is live: online now. */
  glow?: boolean | undefined;
}

/** One figure with its name. */
export function Stat({ label, value, hint, icon, size, glow }: StatProps) {
  return (
    <div className={classNames('hk-stat', size === 'large' && 'hk-stat--large', glow && 'hk-stat--glow')}>
      {icon && (
        <span className="hk-stat__icon">
          <Icon name={icon} />
        </span>
      )}
      <div>
        <div className="hk-stat__label">{label}</div>
        <div className="hk-stat__value">{value}</div>
        {hint && <div className="hk-stat__hint">{hint}</div>}
      </div>
    </div>
  );
}

export interface PriceProps {
  /** What will be taken, formatted: "199 ₽". */
  final: ReactNode;
  /** Price before the discount, formatted; struck through. */
  base?: ReactNode;
  /** How much is off and why: `{ label: '−20 %', reason: 'Скидка за активную роль' }`. */
  discount?: { label: ReactNode; reason?: ReactNode } | undefined;
  /** Spoken before the two prices: "Цена со скидкой", "Цена без скидки". */
  labels: { final: string; base: string };
}

/** A price, with the old one and the reason of the discount when there is one. */
export function Price({ final, base, discount, labels }: PriceProps) {
  return (
    <div className="hk-price">
      <span className="hk-price__final">
        <VisuallyHidden>{labels.final} </VisuallyHidden>
        {final}
      </span>
      {base != null && (
        <s className="hk-price__base">
          <VisuallyHidden>{labels.base} </VisuallyHidden>
          {base}
        </s>
      )}
      {discount && <span className="hk-price__discount">{discount.label}</span>}
      {discount?.reason && <span className="hk-price__reason">{discount.reason}</span>}
    </div>
  );
}
