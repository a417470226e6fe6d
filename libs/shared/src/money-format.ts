import { LANGUAGE_TAGS, type Locale } from './locales.ts';

// Creating a formatter costs much more than using it.
const formatters = new Map<string, Intl.NumberFormat>();

const formatterOf = (locale: Locale, whole: boolean, signed: boolean): Intl.NumberFormat => {
  const key = `${locale} ${whole} ${signed}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(LANGUAGE_TAGS[locale], {
    style: 'currency',
    currency: 'RUB',
    currencyDisplay: 'narrowSymbol',
    signDisplay: signed ? 'exceptZero' : 'auto',
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: 2,
  });
  formatters.set(key, made);
  return made;
};

// The Russian locale data use a hyphen; a minus sign is as wide as a plus sign in the same column.
const format = (minor: number, locale: Locale, signed: boolean): string =>
  formatterOf(locale, minor % 100 === 0, signed)
    .format(minor / 100)
    .replace('-', '\u2212');

/** `minor` in kopecks to "1 100 ₽", "₽1,100"; kopecks are shown only where there are any. No line breaks within it. */
export const formatMoney = (minor: number, locale: Locale): string => format(minor, locale, false);

/** The same, always with a sign, for histories: "+1 100 ₽", "−250 ₽". */
export const formatMoneyChange = (minor: number, locale: Locale): string => format(minor, locale, true);
