import { randomBytes } from 'node:crypto';
import { zstdCompressSync } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';
import type { drawOwn, Player } from '../../app/entry/draw-own.tsx';
import type { ForAll } from '../../app/host.ts';
import { clientAddress } from '../client-address.ts';
import type { SiteConfig } from '../config.ts';
import { readCookies, readCredentials } from '../cookies.ts';
import { codingFor } from './coding.ts';
import { type DrawForVisitors, EACH_ANSWERS_OWN, isForAll } from './kept-pages.ts';
import { type Drawn, pageKeeper } from './page-keeper.ts';
import { sharedPage, type SharedPage } from './shared-page.ts';
import { keyOf, type Visit, visitOf } from './visit.ts';

/** Memory for pages that players share, in bytes. */
const MAX_BYTES = 32 * 1024 * 1024;

export interface PlayersPagesOptions {
  config: SiteConfig;
  draw: DrawForVisitors;
  /** Who asks; undefined where the page has to be drawn for them alone. */
  ask: (request: Request, response: Response, visit: Visit) => Promise<Player | undefined>;
  drawOwn: typeof drawOwn;
}

/**
 * Answers players from pages that are the same for all of them, kept in memory, with what is their own drawn into each
 * answer. Whatever is not as simple goes on to be drawn for the one.
 */
export const playersPages = ({ config, draw, ask, drawOwn }: PlayersPagesOptions): RequestHandler => {
  const keeper = pageKeeper<SharedPage>({ maxBytes: MAX_BYTES });
  const primaryHost = new URL(config.primaryOrigin).host;

  const drawn = async (visit: Visit, address: string): Promise<Drawn<SharedPage>> => {
    // Never sent: every answer gets its own in this one's place.
    const nonce = randomBytes(16).toString('base64');
    const forAll: ForAll = {};
    const response = await draw(visit, nonce, address, forAll);
    const html = await response.text();
    const { status, headers } = response;
    const { asked, drawnFrom } = forAll;
    if (asked !== undefined) console.error(`site: ${visit.address} is not the same for players, it asks for ${asked}`);
    if (asked !== undefined || drawnFrom === undefined || !isForAll(headers)) return { status, page: undefined };
    const own = [...headers].filter(([name]) => !EACH_ANSWERS_OWN.has(name));
    return { status, page: sharedPage(html, nonce, { drawnFrom, headers: own }) };
  };

  /** Whether it could be answered so. */
  const answer = async (request: Request, response: Response): Promise<boolean> => {
    if (request.method !== 'GET') return false;
    const cookies = readCookies(request.headers.cookie);
    if (readCredentials(cookies) === undefined) return false;
    const asked = visitOf(request, request.originalUrl, cookies, primaryHost);
    if (!asked?.sameForPlayers) return false;
    const player = await ask(request, response, asked);
    if (player === undefined) return false;
    const visit = { ...asked, region: player.region ?? asked.region, theme: player.theme };
    const kept = await keeper.get(keyOf(visit), () => drawn(visit, clientAddress(request, config.proxyHops)));
    if (kept.kind !== 'kept' || kept.old) return false;
    const { page } = kept;
    const own = await drawOwn(player, page.drawnFrom, new URL(asked.address, config.siteOrigin), page.places);
    const html = page.body(String(response.locals['nonce']), own);
    for (const [name, value] of page.headers) response.setHeader(name, value);
    response.setHeader('Cache-Control', 'private, no-store');
    response.setHeader('Vary', 'Accept-Encoding');
    // A quarter of what brotli takes for as many bytes, and less than handing it to another thread.
    const coding = codingFor(request, ['zstd']);
    if (coding === 'zstd') response.setHeader('Content-Encoding', coding);
    response.end(coding === 'zstd' ? zstdCompressSync(html) : html);
    return true;
  };

  return (request, response, next) => {
    const begun = performance.now();
    const failed = (error: unknown): boolean => {
      if (response.headersSent) throw error;
      console.error(`site: a shared page was not drawn: ${error instanceof Error ? error.message : String(error)}`);
      return false;
    };
    const goOn = (isAnswered: boolean): void => {
      if (isAnswered) return;
      // What is drawn instead waits no longer for the API than any page.
      response.locals['waitedMs'] = performance.now() - begun;
      next();
    };
    answer(request, response).catch(failed).then(goOn, next);
  };
};
