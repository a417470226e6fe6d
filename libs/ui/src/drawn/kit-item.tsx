import type { ReactNode } from 'react';
import { kitColours } from './kit-art.ts';
import type { KitIcon, KitMaterial } from './kit-art.ts';
import { Picture } from './picture.tsx';

/** One of our block pictures alone. */
export function KitPicture({
  icon,
  material,
  size = 30,
}: {
  icon: KitIcon;
  material?: KitMaterial | undefined;
  size?: number;
}) {
  return (
    <Picture name={`kit-${icon}`} field="0 0 10 10" width={size} height={size} style={kitColours(icon, material)} />
  );
}

export interface KitItemProps {
  icon: KitIcon;
  material?: KitMaterial | undefined;
  name: ReactNode;
  /** Formatted number in the tile's corner: "64". */
  count?: ReactNode;
  hint?: ReactNode;
}

/** A thing of a kit: its tile, name and how many. */
export function KitItem({ icon, material, name, count, hint }: KitItemProps) {
  return (
    <div className="hk-kit-item">
      <div className="hk-kit-item__tile">
        <KitPicture icon={icon} material={material} />
        {count != null && <span className="hk-kit-item__count">{count}</span>}
      </div>
      <div>
        <div>{name}</div>
        {hint && <div className="hk-kit-item__hint">{hint}</div>}
      </div>
    </div>
  );
}
