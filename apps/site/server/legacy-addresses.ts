import { CABINET_START, PARAMETERS } from '../app/routing/known-routes.ts';

/** An address below the language, with additional query parameters. */
export interface LegacyTarget {
  path: string;
  query?: string;
}

/** Old addresses (docs/product/site-shell.md#old-addresses), and the default leaderboard of `/top`. */
const TARGETS: Readonly<Record<string, LegacyTarget>> = {
  // Directly to the tab to which the cabinet would redirect.
  '/settings': { path: CABINET_START },
  '/settings/auth2factor': { path: 'cabinet/2fa' },
  '/votes': { path: CABINET_START },
  '/bonus': { path: CABINET_START },
  '/cabinet/usage': { path: CABINET_START },
  '/cabinet/history': { path: 'cabinet/transactions' },
  '/cabinet/pay': { path: 'pay' },
  '/cabinet/group': { path: 'store' },
  '/donate': { path: 'store' },
  '/kits': { path: 'store' },
  '/bans': { path: 'banlist' },
  '/online': { path: 'stats' },
  '/transfer': { path: '', query: 'open-modal=transfer-coins' },
  '/about': { path: '' },
  '/user': { path: '' },
  '/launcher': { path: 'start' },
  '/top': { path: 'top/playtime' },
  // The address at which password managers look for the page (W3C, A Well-Known URL for Changing Passwords).
  '/.well-known/change-password': { path: 'cabinet/password' },
};

/** Slugs of news by the number in their old address. */
const POSTS: Readonly<Record<string, string>> = {
  34: 'wipe-winter-2025',
  33: 'wipe-autumn-2024',
  32: 'wipe-spring-2024',
  31: 'wipe-winter-2024',
  30: 'wipe-autumn-2023',
  29: 'wipe-summer-2023',
  28: 'wipe-winter-2023',
};

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

const postOf = (id: string): LegacyTarget => {
  const slug = own(POSTS, id);
  return { path: slug === undefined ? '' : `news/${slug}` };
};

const serverOf = (word: string): LegacyTarget | undefined => {
  const id = word.replaceAll('_', '-');
  const slug = id === 'techno-magic' ? 'techno-magic-rpg' : id;
  return PARAMETERS['document_id']?.test(slug) ? { path: `servers/${slug}` } : undefined;
};

/** The path without its percent escapes; unchanged where they are malformed. */
const decode = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/**
 * Target of an address of the old site; undefined for any other address. It consists of constants and checked slugs only,
 * so a redirect never leaves our host.
 *
 * @param path below the language, with a slash before it: `/server/techno_magic`
 */
export function legacyTarget(path: string): LegacyTarget | undefined {
  const decoded = decode(path).toLowerCase().replace(/\/+$/, '');
  const [, kind, word, ...more] = decoded.split('/');
  if (word !== undefined && word !== '' && more.length === 0) {
    if (kind === 'server') return serverOf(word);
    if (kind === 'post') return postOf(word);
  }
  return own(TARGETS, decoded);
}
