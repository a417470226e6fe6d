import { type Locale, localeOfPath, pickLocale } from '@hoshikraft/shared';
import type { NextFunction, Request, Response } from 'express';
import { cleanPath } from './clean-address.ts';
import type { SiteConfig } from './config.ts';
import { referralCodeCookie, readCookies } from './cookies.ts';
import { invitePreview, isPreview } from './invite-preview.ts';
import { reportReferral } from './report-referral.ts';
import { readReferralCode } from './source-aliases.ts';

type LinksConfig = Pick<
  SiteConfig,
  'apiUrl' | 'brand' | 'primaryOrigin' | 'proxyHops' | 'siteOrigin' | 'sourceAliases'
>;

/** The parts of a path below its language: `/ru/r/Yuki` is `['r', 'Yuki']`. */
const partsOf = (path: string, prefix: Locale | undefined): string[] =>
  path
    .replace(/\/$/, '')
    .split('/')
    .slice(prefix === undefined ? 1 : 2);

/** A request target cut at its first question mark. */
const splitUrl = (url: string): { pathname: string; search: string } => {
  const at = url.indexOf('?');
  return at === -1 ? { pathname: url, search: '' } : { pathname: url.slice(0, at), search: url.slice(at) };
};

/**
 * `/r/{code}` stores the code for a year, reports the visit and redirects to the home page; `/source/{word}` redirects to the
 * code of one of our own links, else to the home page (docs/product/money.md#referral). Targets consist of constants, a
 * nickname and the query of the request, so they never leave our host. A prefetch of the browser is not a visit.
 */
export const referralLinks = (config: LinksConfig) => {
  const secure = config.siteOrigin.startsWith('https:');

  const follow = async (
    request: Request,
    response: Response,
    code: string,
    { locale, query }: { locale: Locale; query: string },
  ): Promise<void> => {
    if (isPreview(request.headers['user-agent']))
      return void response.type('html').send(invitePreview(config, code, locale));
    const isVisit = request.method === 'GET' && request.headers['sec-purpose'] === undefined;
    if (isVisit && (await reportReferral(config, 'visit', code, request))) {
      response.append('Set-Cookie', referralCodeCookie(code, secure));
    }
    response.redirect(302, `/${locale}${query}`);
  };

  return (request: Request, response: Response, next: NextFunction): void => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const { pathname, search: query } = splitUrl(request.originalUrl);
    const path = cleanPath(pathname);
    const prefix = localeOfPath(path);
    const [kind, word, ...more] = partsOf(path, prefix);
    if ((kind !== 'r' && kind !== 'source') || word === undefined || word === '' || more.length > 0) return next();
    const cookie = readCookies(request.headers.cookie).get('locale');
    const locale = prefix ?? pickLocale({ cookie, acceptLanguage: request.headers['accept-language'] });
    response.set({ Vary: 'Cookie, Accept-Language, User-Agent', 'Cache-Control': 'private, no-store' });
    const code = kind === 'r' ? readReferralCode(word) : config.sourceAliases.get(word.toLowerCase());
    if (code === undefined) return response.redirect(302, `/${locale}${query}`);
    if (kind === 'source')
      return response.redirect(302, `${prefix === undefined ? '' : `/${prefix}`}/r/${code}${query}`);
    follow(request, response, code, { locale, query }).catch(next);
  };
};
