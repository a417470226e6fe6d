/** Areas that only arms of four pixels have, in the 64 × 64 layout. */
const ONLY_WIDE = [
  [50, 16, 2, 4],
  [54, 20, 2, 12],
  [42, 48, 2, 4],
  [46, 52, 2, 12],
] as const;

type Pixel = (at: number) => boolean;

/**
 * Detects the width of a skin's arms: three pixels (`slim`) if the columns that only arms of four have are empty. Columns
 * of black or white count as empty too: editors fill them so.
 *
 * @param rgba four bytes per pixel, row by row
 */
export function skinModelOf(
  rgba: ArrayLike<number>,
  { width, height }: { width: number; height: number },
): 'classic' | 'slim' {
  // Skins of 64 × 32 are older than slim arms.
  if (height !== width) return 'classic';
  const scale = width / 64;
  const places = ONLY_WIDE.flatMap(([left, top, across, down]) => {
    const rows = Array.from({ length: down * scale }, (_, y) => (top * scale + y) * width + left * scale);
    return rows.flatMap((row) => Array.from({ length: across * scale }, (_, x) => (row + x) * 4));
  });
  const all = (isSo: Pixel): boolean => places.every(isSo);
  if (all((at) => rgba[at + 3] === 0)) return 'slim';
  const is = (red: number, green: number, blue: number) =>
    all((at) => rgba[at] === red && rgba[at + 1] === green && rgba[at + 2] === blue && rgba[at + 3] === 255);
  return is(0, 0, 0) || is(255, 255, 255) ? 'slim' : 'classic';
}
