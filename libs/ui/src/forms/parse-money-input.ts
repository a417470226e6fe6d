/** What came out of a typed amount. `minor` is in minor units (kopecks). */
export type ParsedMoney =
  | { ok: true; minor: number }
  | { ok: false; reason: 'empty' | 'not-a-number' | 'too-precise' | 'too-large' };

const currencyMark = /(?:₽|руб(?:\.|ль|ля|лей)?|р\.?|rub|rur)$/iu;

/* Tried in order: whole thousands ("1.000", "12,345,678"), thousands with decimals of the other mark ("1,000.50"), plain. */
const readings = [
  /^(?<whole>[1-9]\d{0,2}(?<mark>[.,])\d{3}(?:\k<mark>\d{3})*)$/,
  /^(?<whole>[1-9]\d{0,2}(?<mark>[.,])\d{3}(?:\k<mark>\d{3})*)(?!\k<mark>)[.,](?<fraction>\d*)$/,
  /^(?<whole>\d+)(?:[.,](?<fraction>\d*))?$/,
];

/**
 * Reads money as people type it: "1 000", "1000р", "1 000,50 ₽", "1,000.50", "99.9". Spaces of any kind part
 * thousands; the last point or comma is the decimal mark unless it can only part thousands ("1,000").
 * Two decimals at most; no negative amounts (docs/product/money.md#units: money is counted in minor units).
 */
export function parseMoneyInput(text: string): ParsedMoney {
  const compact = text.normalize('NFKC').replace(/\s/gu, '').replace(currencyMark, '');
  if (compact === '') return { ok: false, reason: text.trim() === '' ? 'empty' : 'not-a-number' };
  if (!/^\d[\d.,]*$/.test(compact)) return { ok: false, reason: 'not-a-number' };

  const match = readings.map((reading) => reading.exec(compact)?.groups).find(Boolean);
  if (!match) return { ok: false, reason: 'not-a-number' };

  const fraction = match['fraction'] ?? '';
  if (/[1-9]/.test(fraction.slice(2))) return { ok: false, reason: 'too-precise' };
  const minor = Number((match['whole'] ?? '').replace(/[.,]/g, '')) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'));
  return Number.isSafeInteger(minor) ? { ok: true, minor } : { ok: false, reason: 'too-large' };
}
