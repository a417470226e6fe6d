export interface Device {
  /** Name of the browser, as its makers write it. */
  browser: string | null;
  /** Name of the system. */
  system: string | null;
}

// In this order: most browsers also call themselves Chrome and Safari.
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bEdg(?:e|A|iOS)?\//, 'Microsoft Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
];

// Android calls itself Linux, an iPad may call itself a Mac.
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bWindows NT\b/, 'Windows'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b|\bMacintosh\b.*\bMobile\//, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const firstOf = (names: readonly (readonly [RegExp, string])[], text: string): string | null =>
  names.find(([mark]) => mark.test(text))?.[1] ?? null;

/** Browser and system of a user agent; null if unknown or absent. */
export const deviceName = (userAgent: string | null): Device => ({
  browser: userAgent === null ? null : firstOf(BROWSERS, userAgent),
  system: userAgent === null ? null : firstOf(SYSTEMS, userAgent),
});
