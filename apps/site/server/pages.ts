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
import { expiredCredentialCookies, hintCookies, readCookies, readCredentials } from './cookies.ts';
import { sealPage } from './seal-page.ts';
import type { PublicPage } from './page-cache/public-page.ts';

type HostContext = ReturnType<typeof createContext<Host>>;

/** The server build, with the key of the host's context: the build exports it because both sides must use the same one. */
export type SiteBuild = ServerBuild & { entry: { module: { hostContext: HostContext } } };

export interface PagesOptions {
  config: SiteConfig;
  /** In development a function that loads the build for each request. */
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

/** Values of the host that depend on the request. */
type RequestValues = Pick<Host, 'clientAddress' | 'isPrimaryHost' | 'cookies' | 'clearCredentials'>;

const createRouterContext = async (
  options: PagesOptions,
  { beforePage, ...values }: RequestValues & { beforePage?: () => void },
): Promise<RouterContextProvider> => {
  const { build, config, buildId, catalogScripts, downloads, mode } = options;
  const { brand, primaryOrigin, developmentPages, pageDeadlineMs, siteOrigin } = config;
  const headerOptions = { https: siteOrigin.startsWith('https:'), development: mode === 'development' };
  const nonce = randomBytes(16).toString('hex');
  const { hostContext } = (typeof build === 'function' ? await build() : build).entry.module;
  const context = new RouterContextProvider();
  context.set(hostContext, {
    ...{ apiUrl: `${config.apiUrl}/api`, pageDeadlineMs, brand, primaryOrigin, developmentPages, build: buildId },
    ...{ downloads, catalogScripts, nonce, ...values },
    seal: (html) => {
      beforePage?.();
      return sealPage(html, nonce, headerOptions);
    },
  });
  return context;
};

/** Renders pages of one account, and all others that are not public, with the credentials of the request. */
export const accountPages = (options: PagesOptions): RequestHandler => {
  const { build, mode, config } = options;
  const secure = config.siteOrigin.startsWith('https:');
  const primaryHost = new URL(config.primaryOrigin).host;
  const getLoadContext = (request: HostRequest, response: HostResponse): Promise<RouterContextProvider> => {
    const cookies = readCookies(request.headers.cookie);
    const credentials = readCredentials(cookies);
    response.set('Cache-Control', credentials ? 'private, no-store' : 'private, no-cache');
    response.append('Set-Cookie', hintCookies(cookies, secure));
    return createRouterContext(options, {
      isPrimaryHost: request.headers.host === primaryHost,
      clientAddress: clientAddress(request, config.proxyHops),
      cookies: {
        locale: cookies.get('locale'),
        region: cookies.get('region'),
        timeZone: cookies.get('time_zone'),
        theme: cookies.get('theme'),
        credentials,
      },
      clearCredentials: () => void response.append('Set-Cookie', expiredCredentialCookies(secure)),
      // The router appends its headers to the existing ones, and browsers enforce every policy.
      beforePage: () => void response.removeHeader('Content-Security-Policy'),
    });
  };
  return createRequestHandler({ build, getLoadContext, mode });
};

/** Renders a public page. Of the visitor it receives only the IP address, for the API's rate limits. */
export const renderPublicPage = (options: PagesOptions): RenderPublicPage => {
  const handle = createFetchHandler(options.build, options.mode);
  return async ({ address, region, timeZone, theme, isPrimaryHost, platform }, visitorAddress) => {
    const context = await createRouterContext(options, {
      isPrimaryHost,
      clientAddress: visitorAddress,
      cookies: { locale: undefined, region, timeZone: timeZone ?? undefined, theme, credentials: undefined },
      clearCredentials: () => undefined,
    });
    const headers = { accept: 'text/html', ...(platform && { 'sec-ch-ua-platform': platform }) };
    const response = await handle(new Request(options.config.siteOrigin + address, { headers }), context);
    return { status: response.status, headers: response.headers, html: await response.text() };
  };
};
