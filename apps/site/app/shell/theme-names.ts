import type { Locale, ThemeId } from '@hoshikraft/shared';

/** Messages are here and not in the catalog, which every page loads: few pages show them. */
export const THEME_NAMES: Readonly<Record<Locale, Readonly<Record<ThemeId | 'theme', string>>>> = {
  ru: {
    theme: 'Тема',
    octarine: 'Октарин',
    'sea-wave': 'Морская волна',
    'amber-orange': 'Оранжевый янтарь',
    'starry-night': 'Звёздная ночь',
    sakura: 'Сакура',
    matcha: 'Матча',
  },
  en: {
    theme: 'Theme',
    octarine: 'Octarine',
    'sea-wave': 'Sea wave',
    'amber-orange': 'Amber orange',
    'starry-night': 'Starry night',
    sakura: 'Sakura',
    matcha: 'Matcha',
  },
};
