import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrastRatio, mixRgb, overlay, parseHex } from '@hoshikraft/shared/contrast';
import type { Rgb } from '@hoshikraft/shared/contrast';
import { fieldBorderOpacity } from './mui-theme.ts';
import { defaultThemeId, isThemeId, themeIds } from '@hoshikraft/shared';
import { serverHueOf, serverHues } from '../scenery/server-hue.ts';
import { cssVariable, themes, themesCss, themeToCssVariables } from './themes.ts';

const themeData = [
  'accent1',
  'accent2',
  'glowUltraLight',
  'glowLight',
  'glowDark',
  'backgroundTabTransparent',
  'tripleGradient1',
  'tripleGradient2',
  'tripleGradient3',
  'doubleGradient1',
  'doubleGradient2',
  'buttonGlow',
  'buttonGlowHover',
  'graphAccent',
  'graphText',
  'graphMarker',
];

const steps = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];
const gradient = (...stops: string[]): Rgb[] =>
  stops.slice(1).flatMap((stop, index) => {
    const from = parseHex(stops[index] ?? stop);
    return steps.map((step) => mixRgb(from, parseHex(stop), step));
  });

const tokens = readFileSync(join(__dirname, '../styles/tokens.css'), 'utf8');

/** Value of a variable in a rule of `tokens.css`. */
const declared = (selector: string, name: string): string => {
  const rule = tokens.slice(tokens.indexOf(`${selector} {`));
  return new RegExp(`${name}: ([^;]+);`).exec(rule.slice(0, rule.indexOf('}')))?.[1] ?? '';
};

/** A colour of `tokens.css` in a theme, on a page of a server: a name of a token, or a mix of two. */
const colourOf = (value: string, themeCss: string, hue: string): Rgb => {
  const [, first = '', part = '', second = ''] =
    /^color-mix\(in srgb, var\((--[\w-]+)\) (\d+)%, var\((--[\w-]+)\)\)$/.exec(value) ?? [];
  const token = (name: string): Rgb =>
    parseHex(name === '--server-hue' ? hue : (new RegExp(`${name}:([^;]+);`).exec(themeCss)?.[1] ?? ''));
  if (first === '') return token(/^var\((--[\w-]+)\)$/.exec(value)?.[1] ?? '');
  return mixRgb(token(second), token(first), Number(part) / 100);
};

const worst = (texts: Rgb[], grounds: Rgb[]): number =>
  Math.min(...texts.flatMap((text) => grounds.map((ground) => contrastRatio(text, ground))));

test('contrast of black and white is 21, of a colour with itself 1', () => {
  expect(contrastRatio([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
  expect(contrastRatio([120, 80, 40], [120, 80, 40])).toBe(1);
  expect(contrastRatio(parseHex('#767676'), parseHex('#ffffff'))).toBeCloseTo(4.54, 2);
  expect(() => parseHex('rgba(0, 0, 0, 0.5)')).toThrow('Not an opaque hex colour');
  expect(overlay('rgba(255, 255, 255, 0.5)', [0, 0, 0])).toEqual([128, 128, 128]);
});

test('the six themes of the design are offered, and nothing else counts as one', () => {
  expect(Object.keys(themes)).toEqual(['octarine', 'sea-wave', 'amber-orange', 'starry-night', 'sakura', 'matcha']);
  expect(isThemeId('sakura')).toBe(true);
  expect(isThemeId('toString')).toBe(false);
  expect(isThemeId(undefined)).toBe(false);
});

describe.each(themeIds)('theme %s', (id) => {
  const { data, surfaces, text, signals, sky } = themes[id];
  const grounds = Object.values(surfaces).map(parseHex);

  test('holds all theme data of docs/product/community.md', () => {
    expect(Object.keys(data)).toEqual(themeData);
    expect(themes[id].id).toBe(id);
  });

  test('keeps text, links and signals readable on every surface', () => {
    const words = [
      text.text,
      text.textMuted,
      text.textSubtle,
      data.accent1,
      data.accent2,
      data.graphText,
      data.glowUltraLight,
    ];
    const marks = [signals.info, signals.success, signals.warn, signals.danger];
    expect(worst([...words, ...marks].map(parseHex), grounds)).toBeGreaterThanOrEqual(4.5);
  });

  test('keeps the ink readable along the whole button gradient', () => {
    const ink = [parseHex(text.textOnGlow)];
    expect(worst(ink, gradient(data.doubleGradient1, data.doubleGradient2))).toBeGreaterThanOrEqual(4.5);
  });

  test('keeps gradient headings readable on the page and at the top of the sky', () => {
    const heading = gradient(data.tripleGradient1, data.tripleGradient2, data.tripleGradient3);
    expect(worst(heading, [surfaces.page, surfaces.surface, sky.skyTop].map(parseHex))).toBeGreaterThanOrEqual(4.5);
  });

  test('keeps text readable over the whole sky and on the footer', () => {
    const heaven = gradient(sky.skyTop, sky.skyHigh, sky.skyLow, sky.skyHorizon);
    expect(worst([parseHex(text.text)], heaven)).toBeGreaterThanOrEqual(4.5);
    const footer = gradient(surfaces.surfaceSunken, sky.bank);
    expect(worst([text.textMuted, text.textSubtle].map(parseHex), footer)).toBeGreaterThanOrEqual(4.5);
  });

  test('keeps text readable on tinted tabs, notices and danger buttons', () => {
    const tabs = grounds.map((ground) => overlay(data.backgroundTabTransparent, ground));
    expect(worst([text.text, text.textMuted].map(parseHex), tabs)).toBeGreaterThanOrEqual(4.5);
    const sunken = parseHex(surfaces.surfaceSunken);
    for (const tone of Object.values({ ...signals, line: undefined, lineTop: undefined }).filter(
      (tone) => tone !== undefined,
    )) {
      const notice = mixRgb(sunken, parseHex(tone), 0.08);
      expect(worst([tone, text.text, text.textMuted].map(parseHex), [notice])).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(['', ...serverHues])(
    'keeps everything readable on the night behind a page, with the hue of %s',
    (server) => {
      const css = themeToCssVariables(themes[id]);
      const hue = server === '' ? '' : declared(`[data-server-hue='${server}']`, '--server-hue');
      const [rule, name] = server === '' ? ['[data-theme]', '--hk-night'] : ['[data-server-hue]', '--hk-night-server'];
      const night = [1, 2, 3].map((step) => colourOf(declared(rule, `${name}-${step}`), css, hue));
      const moon = colourOf(declared('[data-theme]', '--hk-moon-dusk'), css, hue);
      const heading = [data.tripleGradient1, data.tripleGradient2, data.tripleGradient3];
      const words = [text.text, text.textMuted, text.textSubtle, data.accent1, data.accent2, data.glowUltraLight];
      const marks = [signals.info, signals.success, signals.warn, signals.danger, ...heading];
      expect(worst([...words, ...marks].map(parseHex), [...night, moon])).toBeGreaterThanOrEqual(4.5);
      if (hue !== '') expect(worst([parseHex(hue)], [...grounds, ...night])).toBeGreaterThanOrEqual(4.5);
      expect(worst([parseHex(data.doubleGradient1)], [...night, moon])).toBeGreaterThanOrEqual(3);
    },
  );

  test('shows focus and field borders clearly enough', () => {
    expect(worst([parseHex(data.doubleGradient1)], grounds)).toBeGreaterThanOrEqual(3);
    const border = mixRgb(parseHex(surfaces.surfaceSunken), parseHex(text.textSubtle), fieldBorderOpacity);
    expect(contrastRatio(border, parseHex(surfaces.surface))).toBeGreaterThanOrEqual(3);
  });

  test('becomes CSS variables', () => {
    const css = themeToCssVariables(themes[id]);
    expect(css).toContain(`--hk-accent-1:${data.accent1};`);
    expect(css).toContain(`--hk-button-glow-hover:${data.buttonGlowHover};`);
    expect(css).toContain(`--hk-sky-horizon:${sky.skyHorizon};`);
    expect(css).not.toMatch(/undefined|[<>&"]/);
  });
});

test('one style sheet carries every theme, the default also without an attribute: npm run themes -w @hoshikraft/ui', () => {
  const css = themesCss();
  for (const id of themeIds) expect(css).toContain(`[data-theme='${id}'] {`);
  expect(css).toContain(`:root,\n[data-theme='${defaultThemeId}'] {`);
  expect(readFileSync(join(__dirname, '../styles/generated/themes.css'), 'utf8')).toBe(css);
  expect(cssVariable('backgroundTabTransparent')).toBe('--hk-background-tab-transparent');
});

test('a server without a hue of its own always gets the same of the four', () => {
  for (const hue of serverHues) expect(serverHueOf(hue)).toBe(hue);
  expect(serverHues).toContain(serverHueOf('another'));
  expect(serverHueOf('another')).toBe(serverHueOf('another'));
});
