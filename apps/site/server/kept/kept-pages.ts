import { randomBytes } from 'node:crypto';
import type { Locale } from '@hoshikraft/shared';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { clientAddress } from '../client-address.ts';
import type { SiteConfig } from '../config.ts';
import { choiceCookies, readCookies, readCredentials } from '../cookies.ts';
import { type OpenPage, openPage } from './open-page.ts';
import { type Drawn, pageKeeper } from './page-keeper.ts';
import { type Visit, visitOf } from './visit.ts';

/** Memory for kept pages, all that is packed of them included, in bytes. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Draws a page for nobody in particular, with this nonce. */
export type DrawForVisitors = (visit: Visit, nonce: string, clientAddress: string) => Promise<globalThis.Response>;

export interface KeptPagesOptions {
  config: SiteConfig;
  draw: DrawForVisitors;
}

/** A page as it was drawn, and with the line that says it may be out of date. */
interface KeptPage {
  size: number;
  fresh: OpenPage;
  old: () => OpenPage;
}

const OLD_WORDS: Record<Locale, string> = {
  ru: 'Сейчас нет связи с сервером. Страница могла устареть.',
  en: 'There is no connection to the server right now. This page may be out of date.',
};

/** At the end of the body, where React passes over what it has not drawn. */
const withOldNote = (html: Buffer, locale: Locale): Buffer => {
  const end = html.lastIndexOf('</body>');
  const note = `<aside class="site-old-note" role="status">${OLD_WORDS[locale]}</aside>`;
  return Buffer.concat([html.subarray(0, end), Buffer.from(note), html.subarray(end)]);
};

const keptPage = (html: Buffer, nonce: string, { locale }: Visit): KeptPage => {
  let old: OpenPage | undefined;
  // Twice: what is made of a page once it is old takes as much again.
  return {
    size: 2 * openPage(html, nonce).size,
    fresh: openPage(html, nonce),
    old: () => (old ??= openPage(withOldNote(html, locale), nonce)),
  };
};

/**
 * Answers visitors without a session from pages kept in memory: the same bytes for all, but for the nonce, the policy
 * that names it and the cookies of language and region, which are each answer's own. Whoever has a session, and whatever
 * is no page for all, goes on to be drawn.
 */
export const keptPages = ({ config, draw }: KeptPagesOptions): RequestHandler => {
  const keeper = pageKeeper<KeptPage>({ maxBytes: MAX_BYTES });
  const secure = config.siteOrigin.startsWith('https:');
  const primaryHost = new URL(config.primaryOrigin).host;

  const drawn = async (visit: Visit, address: string): Promise<Drawn<KeptPage>> => {
    // Never sent: every answer gets its own in this one's place.
    const nonce = randomBytes(16).toString('base64');
    const response = await draw(visit, nonce, address);
    const html = Buffer.from(await response.arrayBuffer());
    return { status: response.status, page: keptPage(html, nonce, visit) };
  };

  const send = async (request: Request, response: Response, status: number, page: OpenPage): Promise<void> => {
    const coding = request.acceptsEncodings('br', 'gzip') || 'identity';
    const nonce = String(response.locals['nonce']);
    const known = coding === 'br' || coding === 'gzip' ? coding : 'identity';
    const packed = page.body(nonce, known);
    const body = packed instanceof Promise ? await packed : packed;
    response.statusCode = status;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', 'private, no-cache');
    response.setHeader('Vary', 'Accept-Encoding');
    response.setHeader('Content-Length', body.length);
    if (known !== 'identity') response.setHeader('Content-Encoding', known);
    response.end(body);
  };

  const answer = async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    if (request.method !== 'GET') return next();
    const cookies = readCookies(request.headers.cookie);
    if (readCredentials(cookies) !== undefined) return next();
    const visit = visitOf(request, request.originalUrl, cookies.get('region'), primaryHost);
    if (visit === undefined) return next();
    const asked = keeper.get(keyOf(visit), () => drawn(visit, clientAddress(request, config.proxyHops)));
    const outcome = asked instanceof Promise ? await asked : asked;
    if (outcome.kind === 'none') return next();
    const lines = choiceCookies(cookies, visit, secure);
    if (lines.length > 0) response.setHeader('Set-Cookie', lines);
    if (outcome.kind === 'drawn') return send(request, response, outcome.drawn.status, outcome.drawn.page.fresh);
    if (!outcome.old) return send(request, response, 200, outcome.page.fresh);
    response.setHeader('Age', Math.floor(outcome.ageMs / 1000));
    response.setHeader('Warning', '110 - "Response is Stale"');
    return send(request, response, 200, outcome.page.old());
  };
  return (request, response, next) => void answer(request, response, next).catch(next);
};

const keyOf = ({ address, region, isPrimaryHost, platform }: Visit): string =>
  `${address} ${region} ${isPrimaryHost} ${platform}`;
