import onestCyrillic from '../fonts/onest-cyrillic.woff2?url';
import onestLatin from '../fonts/onest-latin.woff2?url';
import unboundedCyrillic from '../fonts/unbounded-cyrillic.woff2?url';
import unboundedLatin from '../fonts/unbounded-latin.woff2?url';

/**
 * Font files worth `<link rel="preload" as="font" crossorigin>` for a page's language. Names and figures are Latin in
 * every language.
 */
export const fontPreloads: Readonly<Record<'ru' | 'en', readonly string[]>> = {
  ru: [onestCyrillic, unboundedCyrillic, onestLatin, unboundedLatin],
  en: [onestLatin, unboundedLatin],
};
