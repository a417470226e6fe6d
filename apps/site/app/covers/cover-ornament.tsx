import type { Schemas } from '@hoshikraft/api-client';
import { useId } from 'react';

type Style = Schemas['ProfileCover']['style'];

/** One tile of each ornament, and how large it is. */
const TILES: Readonly<Record<Style, { size: [number, number]; path: string }>> = {
  geometry: { size: [48, 42], path: 'M0 42L24 0 48 42zM24 0v42M12 21h24' },
  circles: {
    size: [56, 56],
    path: 'M28 8a20 20 0 1 0 .01 0zM28 18a10 10 0 1 0 .01 0zM0 -12a12 12 0 1 0 .01 0zM56 -12a12 12 0 1 0 .01 0zM0 44a12 12 0 1 0 .01 0zM56 44a12 12 0 1 0 .01 0z',
  },
  wave: {
    size: [48, 24],
    path: 'M0 24a24 24 0 0 1 48 0M8 24a16 16 0 0 1 32 0M16 24a8 8 0 0 1 16 0M-24 12a24 24 0 0 1 48 0M24 12a24 24 0 0 1 48 0',
  },
  shards: {
    size: [72, 60],
    path: 'M8 6l22 10-14 18zM44 2l20 8-6 20zM34 30l16 6-8 20zM4 44l14 2-4 12zM60 40l10 8-12 10z',
  },
};

/** The ornament of a cover, over all of it. */
export const CoverOrnament = ({ style }: { style: Style }) => {
  const id = useId();
  const { size, path } = TILES[style];
  return (
    <svg className="cover__ornament" width="100%" height="100%" aria-hidden="true">
      <pattern id={id} width={size[0]} height={size[1]} patternUnits="userSpaceOnUse">
        <path d={path} fill={style === 'shards' ? 'currentColor' : 'none'} stroke="currentColor" strokeWidth="1.2" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
};
