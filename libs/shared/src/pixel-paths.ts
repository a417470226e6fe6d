/** Letters to CSS colours; a dot or a space is empty. */
export type PixelPalette = Readonly<Record<string, string>>;

/** One path per colour, with equal neighbours of a row merged. */
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
