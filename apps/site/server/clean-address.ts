import { localeOfPath, LOCALES, pickLocale, safeReturnTo } from '@hoshikraft/shared';
import type { NextFunction, Request, Response } from 'express';
import { canonicalPath } from './canonical-path.ts';
import { readCookies, readCredentials } from './cookies.ts';
import { legacyTarget } from './legacy-addresses.ts';
import { paymentReturnQuery } from './payment-return.ts';
import { refuse } from './refusal.ts';

// Zero-width space, non-joiner, joiner, word joiner, byte order mark: often pasted along with a link.
const ZERO_WIDTH = /%E2%80%8[BCD]|%E2%81%A0|%EF%BB%BF/gi;

/** Whether the last part of a path names a file, which is never a page. */
const namesFile = (path: string): boolean => /\.[a-z0-9]{1,8}$/i.test(path);

/** A language prefix in any case: phone keyboards capitalise words, and the page is the same. */
const ANY_CASE_LANGUAGE = new RegExp(`^/(?:${LOCALES.join('|')})(?=/|$)`, 'i');

/** The path without invisible characters and without doubled slashes, which a browser would read as another host. */
export const cleanPath = (path: string): string => path.replace(ZERO_WIDTH, '').replace(/[/\\]{2,}/g, '/');

/** How long a browser may cache a permanent redirect, in seconds. */
const PERMANENT_MAX_AGE_S = 86_400;

/**
 * Redirects to the canonical address of a page, with its language: by prefix, cookie, Accept-Language, else Russian. The
 * redirect to a language is temporary, since the choice may change (docs/product/site-shell.md#addresses). Addresses of the old
 * site and paths in capitals are redirected in the same step and keep their query. A return from a payment leads to the
 * top-up page; from a mirror to that of the main host, where the player has paid and is signed in.
 */
export const cleanAddress =
  ({ primaryOrigin }: { primaryOrigin: string }) =>
  (request: Request, response: Response, next: NextFunction): void => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const queryStart = request.originalUrl.indexOf('?');
    const path = queryStart === -1 ? request.originalUrl : request.originalUrl.slice(0, queryStart);
    const query = queryStart === -1 ? '' : request.originalUrl.slice(queryStart);
    const cookies = readCookies(request.headers.cookie);
    const cookie = cookies.get('locale');
    const visible = cleanPath(path);
    const clean = visible.replace(ANY_CASE_LANGUAGE, (language) => language.toLowerCase());
    const prefix = localeOfPath(clean);
    if (prefix === undefined && namesFile(clean)) return refuse(request, response, 'not_found');
    const below = prefix === undefined ? clean : clean.slice(1 + prefix.length);
    const paymentQuery = paymentReturnQuery(below, query);
    if (paymentQuery !== undefined) {
      const isMirror = request.headers.host !== new URL(primaryOrigin).host;
      const host = isMirror && readCredentials(cookies) === undefined ? primaryOrigin : '';
      const locale = prefix ?? pickLocale({ cookie, acceptLanguage: request.headers['accept-language'] });
      response.set({ Vary: 'Cookie, Accept-Language, Host', 'Cache-Control': 'private, no-store' });
      return response.redirect(302, `${host}/${locale}/pay${paymentQuery}`);
    }
    const legacy = legacyTarget(below);
    const canonical = canonicalPath(below);
    if (prefix === undefined || clean !== path || legacy !== undefined || canonical !== below) {
      const locale = prefix ?? pickLocale({ cookie, acceptLanguage: request.headers['accept-language'] });
      const page = legacy === undefined ? canonical.replace(/^\/$/, '') : legacy.path && `/${legacy.path}`;
      const newQuery = legacy?.query === undefined ? query : `${query === '' ? '?' : `${query}&`}${legacy.query}`;
      const isPermanent = prefix !== undefined && (legacy !== undefined || clean !== visible || canonical !== below);
      if (isPermanent) response.set('Cache-Control', `public, max-age=${PERMANENT_MAX_AGE_S}`);
      else response.set({ Vary: 'Cookie, Accept-Language', 'Cache-Control': 'private, no-store' });
      response.redirect(isPermanent ? 301 : 302, safeReturnTo(`/${locale}${page}`, `/${locale}`) + newQuery);
      return;
    }
    next();
  };
