/** Canonical names by lower-case ones, because finding them is slow; only real zones are stored. */
const found = new Map<string, string>();

/** The canonical name of a time zone of the IANA database; null for anything else. */
export const parseTimeZone = (value = ''): string | null => {
  const key = value.toLowerCase();
  const zone = found.get(key);
  if (zone !== undefined) return zone;
  // Offsets such as "+03:00" are no zones.
  if (!/^[a-z]/.test(key)) return null;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions();
    found.set(key, timeZone);
    return timeZone;
  } catch {
    return null;
  }
};
