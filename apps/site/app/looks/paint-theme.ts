import type { ThemeId } from '@hoshikraft/shared';
import { themes, themeToCssVariables } from '@hoshikraft/ui';

/** Shows the open page in a theme at once; the next one comes in it from the server. */
export const paintTheme = (theme: ThemeId): void => {
  const { documentElement } = document;
  documentElement.dataset['theme'] = theme;
  documentElement.style.cssText = themeToCssVariables(themes[theme]);
};
