export {
  addMoney,
  compareMoney,
  type Currency,
  fromMajor,
  minor,
  type Minor,
  percentOf,
  shareOf,
  subtractMoney,
} from './money.ts';
export { formatMoney, formatMoneyChange } from './money-format.ts';
export {
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  MONTH_DAYS,
  type Period,
  PERIOD_DAYS,
  periodEnd,
  PERIODS,
  SECOND_MS,
  TIMED_PERIODS,
  type TimedPeriod,
} from './time.ts';
export { banReasonParts } from './ban-reason.ts';
export { BYTE_ORDER_MARK, csvLine } from './csv.ts';
export { forwardedAddress } from './forwarded-address.ts';
export {
  acceptedLanguages,
  DEFAULT_LOCALE,
  guessRegion,
  inLanguage,
  isLocale,
  isRegion,
  type Locale,
  localeOfPath,
  LANGUAGE_TAGS,
  LOCALES,
  type PageAddress,
  pickLocale,
  type Region,
  REGIONS,
  withoutLocale,
} from './locales.ts';
export { ITEM_ICONS, type ItemIcon } from './item-icons.ts';
export { parseTimeZone } from './time-zone.ts';
export { type Milestone, type MilestoneKind, MILESTONES, milestoneOf } from './milestones.ts';
export { pixelPaths, type PixelPalette } from './pixel-paths.ts';
export { hashText, type Random, seededRandom } from './random.ts';
export type { EnvironmentVariable } from './environment-variable.ts';
export { safeReturnTo } from './return-to.ts';
export { type Area, SIDE, type SideName, textureAreas } from './skin-layout.ts';
export { skinModelOf } from './skin-model.ts';
export { type ThemeData, themeData } from './theme-data.ts';
export { isVisible, trimTyped, visible } from './typed-text.ts';
export { formatWait } from './wait.ts';
export { COVER, defaultThemeId, isThemeId, themeIds, type ThemeId } from './themes.ts';
