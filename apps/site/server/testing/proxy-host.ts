import type { Server } from 'node:http';
import express from 'express';
import { apiProxy } from '../api-proxy.ts';
import { readConfig } from '../config.ts';
import { securityHeaders } from '../security-headers.ts';
import { createSiteServer } from '../site-server.ts';
import { storedPictures } from '../stored-pictures.ts';
import { onlyWellFormed } from '../well-formed.ts';
import { close, listen } from './upstream.ts';

export interface ProxyHost {
  url: string;
  close(): Promise<void>;
}

/** The site's `/api` and pictures with the site's headers, over a real API address. */
export const startProxy = async (
  apiUrl: string,
  { siteOrigin = 'http://site.test', proxyHops = 0 }: { siteOrigin?: string; proxyHops?: number } = {},
): Promise<ProxyHost> => {
  const app = express();
  app.use(securityHeaders({ https: siteOrigin.startsWith('https:'), development: false }));
  app.use(onlyWellFormed);
  const { responseDeadlineMs } = readConfig({});
  app.use(storedPictures({ apiUrl, proxyHops, responseDeadlineMs }));
  app.use('/api', apiProxy({ apiUrl, siteOrigin, proxyHops, responseDeadlineMs }));
  const server: Server = createSiteServer(app);
  return { url: await listen(server), close: () => close(server) };
};
