// Resolving against a reserved host shows whether a browser would leave the site.
const OWN_ORIGIN = 'https://own-origin.invalid';
const MAX_LENGTH = 2000;

// What browsers drop or read as a slash: controls, spaces, zero-width and bidirectional marks, backslashes.
const DECEPTIVE = /[\\\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}]/u;

const decodedFully = (value: string): string | undefined => {
  let current = value;
  for (let round = 0; round < 5; round += 1) {
    let next: string;
    try {
      next = decodeURIComponent(current);
    } catch {
      return undefined;
    }
    if (next === current) return current;
    current = next;
  }
  return undefined;
};

const staysHome = (path: string): boolean => {
  if (!path.startsWith('/') || path.startsWith('//') || DECEPTIVE.test(path)) return false;
  const url = URL.parse(path, OWN_ORIGIN);
  return url !== null && url.origin === OWN_ORIGIN && !url.pathname.startsWith('//');
};

/**
 * The address to go to after sign-in, made safe: a path on our own origin, with its query and fragment, or `fallback`.
 * The path is checked as written and fully decoded, since a later cleaning or redirect may decode it once more
 * (docs/product/accounts.md#sign-in).
 */
export const safeReturnTo = (value: unknown, fallback = '/'): string => {
  if (typeof value !== 'string' || value.length > MAX_LENGTH || !staysHome(value)) return fallback;
  const path = value.split(/[?#]/, 1)[0] ?? '';
  const decoded = decodedFully(path);
  if (decoded === undefined || !staysHome(decoded) || decoded.includes('//')) return fallback;
  const url = new URL(value, OWN_ORIGIN);
  return url.pathname + url.search + url.hash;
};
