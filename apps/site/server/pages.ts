import { createRequestHandler } from '@react-router/express';
import type { Request as HostRequest, RequestHandler, Response as HostResponse } from 'express';
import {
  type createContext,
  createRequestHandler as createFetchHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { askForPlayer, drawOwn } from '../app/entry/draw-own.tsx';
import type { Host } from '../app/host.ts';
import { clientAddress } from './client-address.ts';
import type { SiteConfig } from './config.ts';
import { forgetCredentials, readCookies, readCredentials } from './cookies.ts';
import type { DrawForVisitors } from './kept/kept-pages.ts';
import type { PlayersPagesOptions } from './kept/players-pages.ts';

type HostContext = ReturnType<typeof createContext<Host>>;

/** What of a build the host needs, which is in it as it was built; the context's key lives in the build, since both sides must hold the same one. */
export type SiteBuild = ServerBuild & {
  entry: { module: { hostContext: HostContext; askForPlayer: typeof askForPlayer; drawOwn: typeof drawOwn } };
};

export interface PagesOptions {
  config: SiteConfig;
  /** In development what is asked for anew at each request; the router derives its tables from it as often. */
  build: SiteBuild | (() => Promise<SiteBuild>);
  buildId: string;
  catalogScripts: Host['catalogScripts'];
  downloads: Host['downloads'];
  mode: 'production' | 'development';
}

const hostOf = (origin: string): string => new URL(origin).host;

/** What of the host's knowledge is told by a request. */
type Asked = Pick<Host, 'nonce' | 'clientAddress' | 'isPrimaryHost' | 'cookies' | 'clearCredentials' | 'forAll'> & {
  /** How long it has waited for the API already, in ms. */
  waitedMs?: number;
};

/** A page that has waited in vain is drawn all the same where the API answers again, in ms. */
const LEAST_WAIT_MS = 200;

const hostFor = (
  { config, buildId, catalogScripts, downloads }: PagesOptions,
  { waitedMs = 0, ...asked }: Asked,
): Host => {
  const { brand, primaryOrigin, developmentPages } = config;
  const pageDeadlineMs = Math.max(LEAST_WAIT_MS, config.pageDeadlineMs - waitedMs);
  const apiUrl = `${config.apiUrl}/api`;
  const settings = { apiUrl, pageDeadlineMs, brand, primaryOrigin, developmentPages, build: buildId };
  return { ...settings, downloads, catalogScripts, ...asked };
};

const contextOf = async (options: PagesOptions, asked: Asked): Promise<RouterContextProvider> => {
  const { build } = options;
  const { hostContext } = (typeof build === 'function' ? await build() : build).entry.module;
  const context = new RouterContextProvider();
  context.set(hostContext, hostFor(options, asked));
  return context;
};

/** What of a request its pages may know. */
const askedBy = ({ config }: PagesOptions, request: HostRequest, response: HostResponse): Asked => {
  const secure = config.siteOrigin.startsWith('https:');
  const cookies = readCookies(request.headers.cookie);
  return {
    nonce: String(response.locals['nonce']),
    isPrimaryHost: request.headers.host === hostOf(config.primaryOrigin),
    clientAddress: clientAddress(request, config.proxyHops),
    cookies: {
      locale: cookies.get('locale'),
      region: cookies.get('region'),
      theme: cookies.get('theme'),
      credentials: readCredentials(cookies),
    },
    clearCredentials: () => void response.append('Set-Cookie', forgetCredentials(secure)),
  };
};

/** Draws pages: hands the host's knowledge of the request to the app and marks who may keep the answer. */
export const pages = (options: PagesOptions): RequestHandler => {
  const { build, mode } = options;
  const getLoadContext = (request: HostRequest, response: HostResponse): Promise<RouterContextProvider> => {
    const { waitedMs } = response.locals as { waitedMs?: number };
    const asked = { ...askedBy(options, request, response), ...(waitedMs !== undefined && { waitedMs }) };
    response.set('Cache-Control', asked.cookies.credentials ? 'private, no-store' : 'private, no-cache');
    return contextOf(options, asked);
  };
  return createRequestHandler({ build, getLoadContext, mode });
};

/**
 * Draws a page for all visitors, or for all players: nothing of the one who happens to ask is known to it but their
 * address.
 */
export const drawForVisitors = (options: PagesOptions): DrawForVisitors => {
  const handle = createFetchHandler(options.build, options.mode);
  return async ({ address, region, theme, isPrimaryHost, platform }, nonce, askedFrom, forAll) => {
    const context = await contextOf(options, {
      nonce,
      isPrimaryHost,
      clientAddress: askedFrom,
      cookies: { locale: undefined, region, theme, credentials: undefined },
      clearCredentials: () => undefined,
      forAll,
    });
    const headers = { accept: 'text/html', ...(platform && { 'sec-ch-ua-platform': platform }) };
    return handle(new Request(options.config.siteOrigin + address, { headers }), context);
  };
};

/** Asks who a page is for, as that page would. */
export const askForPlayers =
  (options: PagesOptions, { askForPlayer }: SiteBuild['entry']['module']): PlayersPagesOptions['ask'] =>
  (request, response, { locale }) =>
    askForPlayer(hostFor(options, askedBy(options, request, response)), request.get('User-Agent') ?? '', locale);
