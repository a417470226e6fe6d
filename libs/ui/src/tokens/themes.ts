import { defaultThemeId, type ThemeId, themeIds } from '@hoshikraft/shared';
import type { Theme } from './theme-types.ts';
import { amberOrange } from './themes/amber-orange.ts';
import { matcha } from './themes/matcha.ts';
import { octarine } from './themes/octarine.ts';
import { sakura } from './themes/sakura.ts';
import { seaWave } from './themes/sea-wave.ts';
import { starryNight } from './themes/starry-night.ts';

/** Every theme a player may choose, by id. */
export const themes: Readonly<Record<ThemeId, Theme>> = {
  octarine,
  'sea-wave': seaWave,
  'amber-orange': amberOrange,
  'starry-night': starryNight,
  sakura,
  matcha,
};

/** The CSS variable that carries a token: `accent1` gives `--hk-accent-1`. */
export function cssVariable(token: string): string {
  return `--hk-${token
    .replace(/([A-Z])/g, '-$1')
    .replace(/(\d+)$/, '-$1')
    .toLowerCase()}`;
}

/**
 * A theme as CSS declarations (`--hk-page:#0c0a20;…`), ready for a `style` attribute or a rule.
 * Values are ours, never a player's, so nothing needs escaping.
 */
export function themeToCssVariables(theme: Theme): string {
  const tokens = { ...theme.data, ...theme.surfaces, ...theme.text, ...theme.signals, ...theme.sky };
  return Object.entries(tokens)
    .map(([token, value]) => `${cssVariable(token)}:${value};`)
    .join('');
}

/**
 * Content of `styles/generated/themes.css`: every theme, keyed by `<html data-theme>`, so that switching changes one attribute; the
 * default also applies to `:root`. Part of the style sheet, which browsers store: two KB less in the HTML of each page.
 */
export function themesCss(): string {
  return themeIds
    .map((id) => {
      const selectors = id === defaultThemeId ? [':root', `[data-theme='${id}']`] : [`[data-theme='${id}']`];
      const declarations = themeToCssVariables(themes[id]).replaceAll(/(--[^:]+):([^;]+);/g, '  $1: $2;\n');
      return `${selectors.join(',\n')} {\n${declarations}}\n`;
    })
    .join('\n');
}
