import type { ReactNode } from 'react';
import { RoleFace, type RoleFaceProps } from './role-face.tsx';

/** A role's face with its name and, if wanted, a second line. */
export function RoleBadge({ name, hint, ...face }: RoleFaceProps & { name: ReactNode; hint?: ReactNode }) {
  return (
    <span className="hk-role-badge">
      <RoleFace {...face} size={face.size ?? 32} />
      <span>
        {name}
        {hint && <span className="hk-kit-item__hint"> {hint}</span>}
      </span>
    </span>
  );
}
