import type { SVGProps } from 'react';

/** Letters to CSS colours; a dot or a space is empty. */
export type PixelPalette = Readonly<Record<string, string>>;

/** One path a colour, with equal neighbours of a row merged. */
export function pixelPaths(rows: readonly string[], palette: PixelPalette): { colour: string; path: string }[] {
  const paths = new Map<string, string>();
  rows.forEach((row, y) => {
    let x = 0;
    while (x < row.length) {
      const letter = row.charAt(x);
      let end = x + 1;
      while (row.charAt(end) === letter) end += 1;
      const colour = palette[letter];
      if (colour) paths.set(colour, `${paths.get(colour) ?? ''}M${x} ${y}h${end - x}v1h-${end - x}z`);
      x = end;
    }
  });
  return [...paths].map(([colour, path]) => ({ colour, path }));
}

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
