/// <reference path="../scenery/svg-modules.d.ts" />
import type { ItemIcon } from '@hoshikraft/shared';
import type { ReactNode } from 'react';
import itemsUrl from './items.svg';

/** The picture of an item alone: 16 × 16 blocks, crisp at multiples of 16. Decoration. */
export function KitPicture({ icon, size = 32 }: { icon: ItemIcon; size?: number }) {
  return (
    <svg viewBox="0 0 16 16" className="hk-pixel" aria-hidden="true" width={size} height={size}>
      <use href={`${itemsUrl}#item-${icon}`} />
    </svg>
  );
}

export interface KitItemProps {
  icon: ItemIcon;
  name: ReactNode;
  /** Formatted number in the tile's corner: "64". */
  count?: ReactNode;
  hint?: ReactNode;
}

/** A thing of a kit: its tile, name and how many. */
export function KitItem({ icon, name, count, hint }: KitItemProps) {
  return (
    <div className="hk-kit-item">
      <div className="hk-kit-item__tile">
        <KitPicture icon={icon} />
        {count != null && <span className="hk-kit-item__count">{count}</span>}
      </div>
      <div>
        <div>{name}</div>
        {hint && <div className="hk-kit-item__hint">{hint}</div>}
      </div>
    </div>
  );
}
