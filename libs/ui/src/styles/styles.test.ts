import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { themeIds } from '@hoshikraft/shared';
import { scales } from '../tokens/scales.ts';
import { themes, themeToCssVariables } from '../tokens/themes.ts';

const folder = __dirname;
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
const files = readdirSync(folder).filter((name) => name.endsWith('.css'));
const everything = files.map(read).join('\n');

test('the entry imports every style file', () => {
  for (const name of files.filter((file) => file !== 'index.css')) expect(read('index.css')).toContain(`'./${name}'`);
});

test('every variable a style uses is a token or is set by a style or a component', () => {
  const set = new Set([...everything.matchAll(/(--[\w-]+)\s*:/g)].map((match) => match[1]));
  for (const match of themeToCssVariables(themes[themeIds[0]]).matchAll(/(--[\w-]+):/g)) set.add(match[1]);
  const fromComponents = [
    '--hk-gap',
    '--hk-min',
    '--hk-columns-1',
    '--hk-columns-2',
    '--hk-columns-3',
    '--hk-columns-4',
    '--hk-role-colour',
    '--hk-role-size',
    '--part',
    '--line',
    '--duration',
  ];
  const fromScenes = ['--px', '--py', '--depth', '--delay', '--time', '--drift'];
  const used = [...everything.matchAll(/var\((--[\w-]+)/g)].map((match) => match[1]);
  const unknown = used.filter((name) => !set.has(name) && ![...fromComponents, ...fromScenes].includes(String(name)));
  expect(unknown).toEqual([]);
});

test('the scales that developers see are those of the tokens', () => {
  const names = [...read('tokens.css').matchAll(/^ {2}(--hk-[\w-]+):/gm)].map(([, name = '']) => name);
  const scale = /^--hk-(size|weight|section|measure|form|radius|edge|shadow|glow|night|moon)/;
  expect([...new Set(names.filter((name) => scale.test(name)))].sort()).toEqual(Object.values(scales).flat().sort());
});

test('colours come from tokens alone, but for shadow and the white bar', () => {
  const hex = files
    .filter((name) => name !== 'fonts.css' && name !== 'tokens.css')
    .flatMap((name) => [...read(name).matchAll(/#[0-9a-f]{3,8}\b/gi)].map((match) => `${name} ${match[0]}`));
  expect(hex.filter((found) => !['header.css #fff', 'layout.css #000'].includes(found))).toEqual([]);
});

test('reduced motion stops the scene, the petals and transitions', () => {
  const motion = read('motion.css');
  expect(motion).toContain('@media (prefers-reduced-motion: reduce)');
  expect(motion).toMatch(/\*::after \{[^}]*transition: none !important/);
  expect(motion).not.toContain('transition-duration');
  expect(motion).toMatch(/\.hk-scene \* \{\s+animation: none !important/);
  expect(motion).toMatch(/\.hk-scene__layer \{\s+translate: none !important/);
  expect(read('index.css').trim().split('\n').at(-1)).toBe("@import './motion.css';");
});

test('animations move, turn and fade only', () => {
  for (const [, body = ''] of everything.matchAll(/@keyframes [\w-]+ \{([\s\S]*?)\n\}/g)) {
    const properties = [...body.matchAll(/^\s+([\w-]+):/gm)].map((match) => match[1]);
    expect(properties.filter((name) => name !== 'transform' && name !== 'opacity')).toEqual([]);
  }
});

test('fonts are our own files, swap in, and have fallbacks of the same metrics', () => {
  const fonts = read('fonts.css');
  expect(fonts).not.toMatch(/https?:/);
  const faces = fonts.split('@font-face').slice(1);
  const own = faces.filter((face) => face.includes('url('));
  expect(own).toHaveLength(6);
  // What a page has to fetch; the whole fonts come only for a letter that these have not.
  const sizes = ['cyrillic', 'latin'].map((alphabet) =>
    ['onest', 'unbounded'].reduce(
      (sum, font) => sum + statSync(join(folder, `../fonts/${font}-${alphabet}.woff2`)).size,
      0,
    ),
  );
  expect(Math.max(...sizes)).toBeLessThan(32_000);
  for (const face of own) expect(face).toContain('font-display: swap');
  const fallbacks = faces.filter((face) => face.includes('local('));
  expect(fallbacks).toHaveLength(2);
  for (const face of fallbacks) expect(face).toMatch(/size-adjust[\s\S]*ascent-override[\s\S]*descent-override/);
});
