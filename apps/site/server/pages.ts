import { createRequestHandler } from '@react-router/express';
import type { Request, RequestHandler, Response } from 'express';
import { type createContext, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Host } from '../app/entry/host.ts';
import { clientAddress } from './client-address.ts';
import type { SiteConfig } from './config.ts';
import { forgetCredentials, readCookies, readCredentials } from './cookies.ts';

type HostContext = ReturnType<typeof createContext<Host>>;

/** What of a build the host needs; the context's key lives in the build, since both sides must hold the same one. */
export type SiteBuild = ServerBuild & { entry: { module: { hostContext: HostContext } } };

export interface PagesOptions {
  config: SiteConfig;
  build: () => Promise<SiteBuild>;
  buildId: string;
  catalogScripts: Host['catalogScripts'];
  downloads: Host['downloads'];
  mode: 'production' | 'development';
}

const hostOf = (origin: string): string => new URL(origin).host;

/** Draws pages: hands the host's knowledge of the request to the app and marks who may keep the answer. */
export const pages = ({ config, build, buildId, catalogScripts, downloads, mode }: PagesOptions): RequestHandler => {
  const secure = config.siteOrigin.startsWith('https:');
  const getLoadContext = async (request: Request, response: Response): Promise<RouterContextProvider> => {
    const cookies = readCookies(request.headers.cookie);
    const credentials = readCredentials(cookies);
    response.set('Cache-Control', credentials ? 'private, no-store' : 'private, no-cache');
    const { hostContext } = (await build()).entry.module;
    const context = new RouterContextProvider();
    context.set(hostContext, {
      nonce: String(response.locals['nonce']),
      apiUrl: `${config.apiUrl}/api`,
      brand: config.brand,
      primaryOrigin: config.primaryOrigin,
      isPrimaryHost: request.headers.host === hostOf(config.primaryOrigin),
      build: buildId,
      clientAddress: clientAddress(request, config.proxyHops),
      cookies: { locale: cookies.get('locale'), region: cookies.get('region'), credentials },
      downloads,
      clearCredentials: () => void response.append('Set-Cookie', forgetCredentials(secure)),
      catalogScripts,
    });
    return context;
  };
  return createRequestHandler({ build, getLoadContext, mode });
};
