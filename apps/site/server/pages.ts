import { createRequestHandler } from '@react-router/express';
import type { Request as HostRequest, RequestHandler, Response as HostResponse } from 'express';
import {
  type createContext,
  createRequestHandler as createFetchHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { Host } from '../app/host.ts';
import { clientAddress } from './client-address.ts';
import type { SiteConfig } from './config.ts';
import { forgetCredentials, readCookies, readCredentials } from './cookies.ts';
import type { DrawForVisitors } from './kept/kept-pages.ts';

type HostContext = ReturnType<typeof createContext<Host>>;

/** What of a build the host needs; the context's key lives in the build, since both sides must hold the same one. */
export type SiteBuild = ServerBuild & { entry: { module: { hostContext: HostContext } } };

export interface PagesOptions {
  config: SiteConfig;
  /** In development what is asked for anew at each request; the router derives its tables from it as often. */
  build: SiteBuild | (() => Promise<SiteBuild>);
  buildId: string;
  catalogScripts: Host['catalogScripts'];
  handedOn: Host['handedOn'];
  downloads: Host['downloads'];
  mode: 'production' | 'development';
}

const hostOf = (origin: string): string => new URL(origin).host;

/** What of the host's knowledge is told by a request. */
type Asked = Pick<Host, 'nonce' | 'clientAddress' | 'isPrimaryHost' | 'cookies' | 'clearCredentials'>;

const contextOf = async (options: PagesOptions, asked: Asked): Promise<RouterContextProvider> => {
  const { config, build, buildId, catalogScripts, handedOn, downloads } = options;
  const { hostContext } = (typeof build === 'function' ? await build() : build).entry.module;
  const context = new RouterContextProvider();
  const { brand, primaryOrigin, developmentPages, pageDeadlineMs } = config;
  const apiUrl = `${config.apiUrl}/api`;
  const settings = { apiUrl, pageDeadlineMs, brand, primaryOrigin, developmentPages, build: buildId };
  context.set(hostContext, { ...settings, downloads, catalogScripts, handedOn, ...asked });
  return context;
};

/** Draws pages: hands the host's knowledge of the request to the app and marks who may keep the answer. */
export const pages = (options: PagesOptions): RequestHandler => {
  const { config, build, mode } = options;
  const secure = config.siteOrigin.startsWith('https:');
  const getLoadContext = (request: HostRequest, response: HostResponse): Promise<RouterContextProvider> => {
    const cookies = readCookies(request.headers.cookie);
    const credentials = readCredentials(cookies);
    response.set('Cache-Control', credentials ? 'private, no-store' : 'private, no-cache');
    return contextOf(options, {
      nonce: String(response.locals['nonce']),
      isPrimaryHost: request.headers.host === hostOf(config.primaryOrigin),
      clientAddress: clientAddress(request, config.proxyHops),
      cookies: {
        locale: cookies.get('locale'),
        region: cookies.get('region'),
        theme: cookies.get('theme'),
        credentials,
      },
      clearCredentials: () => void response.append('Set-Cookie', forgetCredentials(secure)),
    });
  };
  return createRequestHandler({ build, getLoadContext, mode });
};

/** Draws a page for all visitors: nothing of the one who happens to ask is known to it but their address. */
export const drawForVisitors = (options: PagesOptions): DrawForVisitors => {
  const handle = createFetchHandler(options.build, options.mode);
  return async ({ address, region, theme, isPrimaryHost, platform }, nonce, askedFrom) => {
    const context = await contextOf(options, {
      nonce,
      isPrimaryHost,
      clientAddress: askedFrom,
      cookies: { locale: undefined, region, theme, credentials: undefined },
      clearCredentials: () => undefined,
    });
    const headers = { accept: 'text/html', ...(platform && { 'sec-ch-ua-platform': platform }) };
    return handle(new Request(options.config.siteOrigin + address, { headers }), context);
  };
};
