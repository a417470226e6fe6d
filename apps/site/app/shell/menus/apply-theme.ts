import { defaultThemeId, isThemeId, type ThemeId } from '@hoshikraft/shared';

/** A year, in seconds, as for language and region (docs/product/site-shell.md#cookies). */
const THEME_COOKIE_SECONDS = 31_536_000;

/** Stores a theme in a cookie for the site's server. */
const storeTheme = (cookie: 'theme' | 'account_theme', theme: ThemeId): void => {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${cookie}=${theme}; Path=/; Max-Age=${THEME_COOKIE_SECONDS}; SameSite=Lax${secure}`;
};

/** Applies a theme to the current page; the server renders the next one in it. */
export const applyTheme = (theme: ThemeId): void => {
  document.documentElement.dataset['theme'] = theme;
};

/** Theme of the current page. */
export const appliedTheme = (): ThemeId => {
  const { theme } = document.documentElement.dataset;
  return isThemeId(theme) ? theme : defaultThemeId;
};

/** Stores the theme of a visitor. */
export const storeVisitorTheme = (theme: ThemeId): void => storeTheme('theme', theme);

/** Stores the theme of the signed-in account for public pages. The site's server clears it at sign-out. */
export const storeAccountTheme = (theme: ThemeId): void => storeTheme('account_theme', theme);

/** The theme that a visitor chose in this browser, or the default. */
export const visitorTheme = (): ThemeId => {
  const stored = /(?:^|; )theme=([\w-]+)/.exec(document.cookie)?.[1];
  return isThemeId(stored) ? stored : defaultThemeId;
};
