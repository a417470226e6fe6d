import type { SVGProps } from 'react';
import { pixelPaths, type PixelPalette } from '@hoshikraft/shared';

export interface PixelArtProps extends SVGProps<SVGSVGElement> {
  /** One character a pixel. */
  rows: readonly string[];
  palette: PixelPalette;
}

/** A picture of blocks, crisp at any size. Decoration unless given `role` and `aria-label`. */
export function PixelArt({ rows, palette, className, ...rest }: PixelArtProps) {
  const width = Math.max(...rows.map((row) => row.length));
  return (
    <svg
      viewBox={`0 0 ${width} ${rows.length}`}
      className={className ? `hk-pixel ${className}` : 'hk-pixel'}
      {...(!rest['aria-label'] && { 'aria-hidden': true })}
      {...rest}
    >
      {pixelPaths(rows, palette).map(({ colour, path }) => (
        <path key={colour} fill={colour} d={path} />
      ))}
    </svg>
  );
}
