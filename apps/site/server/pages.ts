import { randomBytes } from 'node:crypto';
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
import { forgetCredentials, hintCookies, readCookies, readCredentials } from './cookies.ts';
import { sealPage } from './seal-page.ts';
import type { PublicPage } from './page-cache/public-page.ts';

type HostContext = ReturnType<typeof createContext<Host>>;

/** What of a build the host needs, which is in it as it was built; the context's key lives in the build, since both sides must hold the same one. */
export type SiteBuild = ServerBuild & { entry: { module: { hostContext: HostContext } } };

export interface PagesOptions {
  config: SiteConfig;
  /** In development what is asked for anew at each request; the router derives its tables from it as often. */
  build: SiteBuild | (() => Promise<SiteBuild>);
  buildId: string;
  catalogScripts: Host['catalogScripts'];
  downloads: Host['downloads'];
  mode: 'production' | 'development';
}

export interface RenderedPage {
  status: number;
  headers: Headers;
  html: string;
}

export type RenderPublicPage = (page: PublicPage, clientAddress: string) => Promise<RenderedPage>;

/** What the host learns from a request. */
type RequestFacts = Pick<Host, 'clientAddress' | 'isPrimaryHost' | 'cookies' | 'clearCredentials'>;

const contextOf = async (
  options: PagesOptions,
  { beforePage, ...facts }: RequestFacts & { beforePage?: () => void },
): Promise<RouterContextProvider> => {
  const { build, config, buildId, catalogScripts, downloads, mode } = options;
  const { brand, primaryOrigin, developmentPages, pageDeadlineMs, siteOrigin } = config;
  const headerOptions = { https: siteOrigin.startsWith('https:'), development: mode === 'development' };
  const nonce = randomBytes(16).toString('hex');
  const { hostContext } = (typeof build === 'function' ? await build() : build).entry.module;
  const context = new RouterContextProvider();
  context.set(hostContext, {
    ...{ apiUrl: `${config.apiUrl}/api`, pageDeadlineMs, brand, primaryOrigin, developmentPages, build: buildId },
    ...{ downloads, catalogScripts, nonce, ...facts },
    seal: (html) => {
      beforePage?.();
      return sealPage(html, nonce, headerOptions);
    },
  });
  return context;
};

/** Renders pages of one account, and whatever else is no public page, with the credentials of the request. */
export const ownPages = (options: PagesOptions): RequestHandler => {
  const { build, mode, config } = options;
  const secure = config.siteOrigin.startsWith('https:');
  const primaryHost = new URL(config.primaryOrigin).host;
  const getLoadContext = (request: HostRequest, response: HostResponse): Promise<RouterContextProvider> => {
    const cookies = readCookies(request.headers.cookie);
    const credentials = readCredentials(cookies);
    response.set('Cache-Control', credentials ? 'private, no-store' : 'private, no-cache');
    response.append('Set-Cookie', hintCookies(cookies, secure));
    return contextOf(options, {
      isPrimaryHost: request.headers.host === primaryHost,
      clientAddress: clientAddress(request, config.proxyHops),
      cookies: {
        locale: cookies.get('locale'),
        region: cookies.get('region'),
        theme: cookies.get('theme'),
        credentials,
      },
      clearCredentials: () => void response.append('Set-Cookie', forgetCredentials(secure)),
      // The router adds headers to those that are there, and browsers obey each policy.
      beforePage: () => void response.removeHeader('Content-Security-Policy'),
    });
  };
  return createRequestHandler({ build, getLoadContext, mode });
};

/** Renders a public page. It gets nothing of the visitor but their address, for the API's limits. */
export const renderPublicPage = (options: PagesOptions): RenderPublicPage => {
  const handle = createFetchHandler(options.build, options.mode);
  return async ({ address, region, theme, isPrimaryHost, platform }, askedFrom) => {
    const context = await contextOf(options, {
      isPrimaryHost,
      clientAddress: askedFrom,
      cookies: { locale: undefined, region, theme, credentials: undefined },
      clearCredentials: () => undefined,
    });
    const headers = { accept: 'text/html', ...(platform && { 'sec-ch-ua-platform': platform }) };
    const response = await handle(new Request(options.config.siteOrigin + address, { headers }), context);
    return { status: response.status, headers: response.headers, html: await response.text() };
  };
};
