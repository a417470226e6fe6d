import { defaultThemeId, isThemeId, type ThemeId } from '@hoshikraft/shared';
import { themes, themeToCssVariables } from '@hoshikraft/ui';

/** A year, in seconds, as language and region are kept (docs/product/site-shell.md#cookies). */
const THEME_COOKIE_SECONDS = 31_536_000;

/** Keeps a theme in a cookie, which carries it to the server of the site. */
const keepTheme = (cookie: 'theme' | 'account_theme', theme: ThemeId): void => {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${cookie}=${theme}; Path=/; Max-Age=${THEME_COOKIE_SECONDS}; SameSite=Lax${secure}`;
};

/** Shows the open page in a theme at once; the next one comes in it from the server. */
export const paintTheme = (theme: ThemeId): void => {
  const { documentElement } = document;
  documentElement.dataset['theme'] = theme;
  documentElement.style.cssText = themeToCssVariables(themes[theme]);
};

/** The theme of the open page. */
export const paintedTheme = (): ThemeId => {
  const { theme } = document.documentElement.dataset;
  return isThemeId(theme) ? theme : defaultThemeId;
};

/** Keeps the theme of somebody who is signed in to nothing. */
export const keepVisitorTheme = (theme: ThemeId): void => keepTheme('theme', theme);

/** Keeps the theme of the account that is signed in: public pages come in it. The site's server clears it at sign-out. */
export const keepAccountTheme = (theme: ThemeId): void => keepTheme('account_theme', theme);

/** What a visitor chose in this browser, if they did. */
export const visitorTheme = (): ThemeId => {
  const kept = /(?:^|; )theme=([\w-]+)/.exec(document.cookie)?.[1];
  return isThemeId(kept) ? kept : defaultThemeId;
};
