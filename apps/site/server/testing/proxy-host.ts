import { createServer, type Server } from 'node:http';
import express from 'express';
import { apiProxy } from '../api-proxy.ts';
import { close, listen } from './upstream.ts';

export interface ProxyHost {
  url: string;
  close(): Promise<void>;
}

/** The site's `/api` alone, over a real API address. */
export const startProxy = async (
  apiUrl: string,
  { siteOrigin = 'http://site.test', proxyHops = 0 }: { siteOrigin?: string; proxyHops?: number } = {},
): Promise<ProxyHost> => {
  const app = express();
  app.use('/api', apiProxy({ apiUrl, siteOrigin, proxyHops }));
  const server: Server = createServer(app);
  return { url: await listen(server), close: () => close(server) };
};
