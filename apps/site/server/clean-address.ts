import { localeOfPath, LOCALES, pickLocale, safeReturnTo } from '@hoshikraft/shared';
import type { NextFunction, Request, Response } from 'express';
import { readCookies, readCredentials } from './cookies.ts';
import { legacyTarget } from './legacy-addresses.ts';
import { paidQuery } from './paid-address.ts';
import { refuse } from './refusal.ts';
import { wordsOfRoutes } from './words-of-routes.ts';

// Zero-width space, non-joiner, joiner, word joiner, byte order mark: pasted along with a link, never meant.
const ZERO_WIDTH = /%E2%80%8[BCD]|%E2%81%A0|%EF%BB%BF/gi;

/** Whether the last part of a path names a file, which is never a page. */
const namesFile = (path: string): boolean => /\.[a-z0-9]{1,8}$/i.test(path);

/** A language in whatever case at the beginning of a path: capitals are somebody's phone, not another page. */
const ANY_CASE_LANGUAGE = new RegExp(`^/(?:${LOCALES.join('|')})(?=/|$)`, 'i');

/** The path without what cannot be seen and without doubled slashes, which a browser would read as another host. */
export const cleanPath = (path: string): string => path.replace(ZERO_WIDTH, '').replace(/[/\\]{2,}/g, '/');

/** How long a browser may lead on by itself from an address that leads on for good, in seconds. */
const FOR_GOOD_KEPT_S = 86_400;

/**
 * Gives every page its language and a clean address: by prefix, cookie, Accept-Language, else Russian; never for good,
 * since the choice may change (docs/product/site-shell.md#addresses). Addresses of the old site lead to where they belong now in the
 * same step, with their query, and those in capitals to the one way a page is written. Who comes back from paying is shown that by the top-up page: a visitor of a mirror by that
 * of the main host, where they have paid and are signed in.
 */
export const cleanAddress =
  ({ primaryOrigin }: { primaryOrigin: string }) =>
  (request: Request, response: Response, next: NextFunction): void => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const at = request.originalUrl.indexOf('?');
    const path = at === -1 ? request.originalUrl : request.originalUrl.slice(0, at);
    const query = at === -1 ? '' : request.originalUrl.slice(at);
    const cookies = readCookies(request.headers.cookie);
    const cookie = cookies.get('locale');
    const visible = cleanPath(path);
    const clean = visible.replace(ANY_CASE_LANGUAGE, (language) => language.toLowerCase());
    const prefix = localeOfPath(clean);
    if (prefix === undefined && namesFile(clean)) return refuse(request, response, 'not_found');
    const below = prefix === undefined ? clean : clean.slice(1 + prefix.length);
    const paid = paidQuery(below, query);
    if (paid !== undefined) {
      const isElsewhere = request.headers.host !== new URL(primaryOrigin).host;
      const host = isElsewhere && readCredentials(cookies) === undefined ? primaryOrigin : '';
      const locale = prefix ?? pickLocale({ cookie, acceptLanguage: request.headers['accept-language'] });
      response.set({ Vary: 'Cookie, Accept-Language, Host', 'Cache-Control': 'private, no-store' });
      return response.redirect(302, `${host}/${locale}/pay${paid}`);
    }
    const legacy = legacyTarget(below);
    const words = wordsOfRoutes(below);
    if (prefix === undefined || clean !== path || legacy !== undefined || words !== below) {
      const locale = prefix ?? pickLocale({ cookie, acceptLanguage: request.headers['accept-language'] });
      const page = legacy === undefined ? words.replace(/^\/$/, '') : legacy.path && `/${legacy.path}`;
      const more = legacy?.query === undefined ? query : `${query === '' ? '?' : `${query}&`}${legacy.query}`;
      const forGood = prefix !== undefined && (legacy !== undefined || clean !== visible || words !== below);
      if (forGood) response.set('Cache-Control', `public, max-age=${FOR_GOOD_KEPT_S}`);
      else response.set({ Vary: 'Cookie, Accept-Language', 'Cache-Control': 'private, no-store' });
      response.redirect(forGood ? 301 : 302, safeReturnTo(`/${locale}${page}`, `/${locale}`) + more);
      return;
    }
    next();
  };
