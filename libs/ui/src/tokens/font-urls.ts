import onestCyrillic from '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2?url';
import onestLatin from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url';
import unboundedCyrillic from '@fontsource-variable/unbounded/files/unbounded-cyrillic-wght-normal.woff2?url';
import unboundedLatin from '@fontsource-variable/unbounded/files/unbounded-latin-wght-normal.woff2?url';

/** Font files worth `<link rel="preload" as="font" crossorigin>` for a page's language. */
export const fontPreloads: Readonly<Record<'ru' | 'en', readonly string[]>> = {
  ru: [onestCyrillic, unboundedCyrillic],
  en: [onestLatin, unboundedLatin],
};
