// `npm run cut -w @hoshikraft/ui` writes the fonts of `src/fonts`; with --check it compares them (decision 84).
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const source = fileURLToPath(new URL('../../../libs/ui/src', import.meta.url));
const packages = new Map([
  ['onest', import.meta.resolve('@fontsource-variable/onest/package.json')],
  ['unbounded', import.meta.resolve('@fontsource-variable/unbounded/package.json')],
]);
// Kerning, and tabular figures.
const keepFeatures = ['kern', 'tnum'];

const charactersOf = (unicodeRange: string): string =>
  [...unicodeRange.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
    .map(([, first = '', last = first]) => [parseInt(first, 16), parseInt(last, 16)] as const)
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, step) => first + step))
    .map((point) => String.fromCodePoint(point))
    .join('');

// Each @font-face in fonts.css declares the weights and characters of its file.
const FACE =
  /font-weight: (\d+) (\d+);\s+src: url\('\.\.\/fonts\/(\w+)-(\w+)\.woff2'\)[^;]+;\s+unicode-range:([^;]+);/g;
let drifted = false;
for (const [, min, max, font, alphabet, range = ''] of readFileSync(`${source}/styles/fonts.css`, 'utf8').matchAll(
  FACE,
)) {
  const whole = new URL(`files/${font}-${alphabet}-wght-normal.woff2`, packages.get(String(font)));
  const cut = await subsetFont(readFileSync(whole), charactersOf(range), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: Number(min), max: Number(max) } },
    keepFeatures,
  });
  const file = `${source}/fonts/${font}-${alphabet}.woff2`;
  if (!process.argv.includes('--check')) writeFileSync(file, cut);
  else if (!cut.equals(readFileSync(file))) {
    process.stderr.write(`${file} is not what fonts.css says: run npm run cut -w @hoshikraft/ui\n`);
    drifted = true;
  }
}
process.exitCode = drifted ? 1 : 0;
