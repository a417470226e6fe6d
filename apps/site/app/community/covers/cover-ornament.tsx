import type { Schemas } from '@hoshikraft/api-client';
import { COVER_TILES, ORNAMENT_OPACITY } from '@hoshikraft/shared/cover-data';
import { useId } from 'react';

/** The ornament of a cover, over all of it. */
export const CoverOrnament = ({ style }: { style: Schemas['ProfileCover']['style'] }) => {
  const id = useId();
  const { size, path, filled } = COVER_TILES[style];
  return (
    <svg className="cover__ornament" width="100%" height="100%" aria-hidden="true">
      <pattern id={id} width={size[0]} height={size[1]} patternUnits="userSpaceOnUse">
        <path d={path} fill={filled ? 'currentColor' : 'none'} stroke="currentColor" strokeWidth="1.2" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} opacity={ORNAMENT_OPACITY} />
    </svg>
  );
};
