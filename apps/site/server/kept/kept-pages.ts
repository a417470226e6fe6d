import { randomBytes } from 'node:crypto';
import type { Locale } from '@hoshikraft/shared';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { ForAll } from '../../app/host.ts';
import { clientAddress } from '../client-address.ts';
import type { SiteConfig } from '../config.ts';
import { choiceCookies, readCookies, readCredentials } from '../cookies.ts';
import { OWN_SECURITY_HEADERS } from '../security-headers.ts';
import { codingFor } from './coding.ts';
import { type OpenPage, openPage } from './open-page.ts';
import { type Drawn, pageKeeper } from './page-keeper.ts';
import { keyOf, type Visit, visitOf } from './visit.ts';

/** Memory for kept pages, all that is packed of them included, in bytes. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Draws a page for nobody in particular, with this nonce; for all players, where that is to be noted. */
export type DrawForVisitors = (
  visit: Visit,
  nonce: string,
  clientAddress: string,
  forAll?: ForAll,
) => Promise<globalThis.Response>;

export interface KeptPagesOptions {
  config: SiteConfig;
  draw: DrawForVisitors;
}

/** A page as it was drawn, and with the line that says it may be out of date. */
interface KeptPage {
  size: number;
  /** What the drawing said besides its body: where it leads, for one. */
  headers: readonly (readonly [string, string])[];
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

/** Headers that each answer has of its own, whatever the drawing says. */
export const EACH_ANSWERS_OWN = new Set([
  ...OWN_SECURITY_HEADERS,
  ...['cache-control', 'content-encoding', 'content-length', 'transfer-encoding', 'vary'],
]);

/** Whether a drawing may be answered to anybody but the one it was made for. */
export const isForAll = (headers: Headers): boolean =>
  !headers.has('Set-Cookie') && !/no-store/i.test(headers.get('Cache-Control') ?? '');

const keptPage = (html: Buffer, nonce: string, { locale }: Visit, headers: KeptPage['headers']): KeptPage => {
  let old: OpenPage | undefined;
  // Twice: what is made of a page once it is old takes as much again.
  return {
    size: 2 * openPage(html, nonce).size,
    headers,
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
    const { status, headers } = response;
    if (!isForAll(headers)) return { status, page: undefined };
    const own = [...headers].filter(([name]) => !EACH_ANSWERS_OWN.has(name));
    return { status, page: keptPage(html, nonce, visit, own) };
  };

  const send = async (request: Request, response: Response, status: number, page: OpenPage): Promise<void> => {
    const wanted = codingFor(request, ['br', 'gzip']);
    const nonce = String(response.locals['nonce']);
    const asked = page.body(nonce, wanted);
    // A page that cannot be packed is answered as it is.
    const packed = asked instanceof Promise ? await asked.catch(() => undefined) : asked;
    const coding = packed === undefined ? 'identity' : wanted;
    const body = packed ?? (await page.body(nonce, coding));
    response.statusCode = status;
    response.setHeader('Cache-Control', 'private, no-cache');
    response.setHeader('Vary', 'Accept-Encoding');
    response.setHeader('Content-Length', body.length);
    if (coding !== 'identity') response.setHeader('Content-Encoding', coding);
    response.end(body);
  };

  const answer = async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const cookies = readCookies(request.headers.cookie);
    if (readCredentials(cookies) !== undefined) return next();
    const visit = visitOf(request, request.originalUrl, cookies, primaryHost);
    if (visit === undefined) return next();
    const asked = keeper.get(keyOf(visit), () =>
      drawn(visit, clientAddress(request, config.proxyHops)).catch((error: unknown) => {
        console.error(
          `site: ${visit.address} was not drawn: ${error instanceof Error ? error.message : String(error)}`,
        );
        throw error;
      }),
    );
    const outcome = asked instanceof Promise ? await asked : asked;
    if (outcome.kind === 'none') return next();
    const lines = choiceCookies(cookies, visit, secure);
    if (lines.length > 0) response.setHeader('Set-Cookie', lines);
    for (const [name, value] of outcome.page.headers) response.setHeader(name, value);
    if (outcome.kind === 'drawn') return send(request, response, outcome.status, outcome.page.fresh);
    if (!outcome.old) return send(request, response, 200, outcome.page.fresh);
    response.setHeader('Age', Math.floor(outcome.ageMs / 1000));
    response.setHeader('Warning', '110 - "Response is Stale"');
    return send(request, response, 200, outcome.page.old());
  };
  return (request, response, next) => void answer(request, response, next).catch(next);
};
