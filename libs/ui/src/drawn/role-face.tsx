import type { CSSProperties } from 'react';
import { Picture } from './picture.tsx';
import { RoleCrest, type RoleCrestProps } from './role-crest.tsx';
import { roleFaceIds } from './role-face-ids.ts';

export interface RoleFaceProps extends RoleCrestProps {
  /** Id of the role. */
  role: string;
  /** Side in pixels; crisp where it is a multiple of 16. */
  size?: number | undefined;
}

/** Pixel bust of a role on a glow of its colour; a role without a bust shows its crest. Decorative. */
export function RoleFace({ role, tier, colour, size = 48 }: RoleFaceProps) {
  if (!roleFaceIds.includes(role)) return <RoleCrest tier={tier} colour={colour} size={size} />;
  return (
    <span
      className="hk-role-face"
      style={{ '--hk-role-colour': colour, '--hk-role-size': `${size}px` } as CSSProperties}
    >
      <Picture name={`face-${role}`} field="0 0 16 16" />
    </span>
  );
}
