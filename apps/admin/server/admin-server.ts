import { createServer, type Server } from 'node:http';
import { CHECKED_MS, endSlowBodies, HEADERS_MS, REQUEST_MS } from '@hoshikraft/shared/request-deadlines';
import compression from 'compression';
import express, { type RequestHandler } from 'express';
import helmet from 'helmet';
import { apiProxy } from './api-proxy.ts';
import type { AdminConfig } from './config.ts';
import { refuse, refuseBroken } from './refusal.ts';

/** Largest body of a call, in bytes: the API's own limit (docs/product/api.md#security). */
const MAX_BODY = 64 * 1024;
const YEAR_MS = 31_536_000_000;

/** Hash of an empty text: libraries add an empty style element and insert rules into it. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const securityHeaders = (secure: boolean): RequestHandler =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", EMPTY_STYLE],
        // Widths that a component computes; an attribute cannot load or run anything.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: secure && { maxAge: 63_072_000, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
  });

/** Files of the build; every other address without an extension is a page of the app. */
const pages = (folder: string): RequestHandler => {
  const router = express.Router();
  const options = { index: false, redirect: false, fallthrough: true } as const;
  router.use('/assets', express.static(`${folder}/assets`, { ...options, immutable: true, maxAge: YEAR_MS }));
  router.use(
    express.static(folder, { ...options, setHeaders: (response) => response.setHeader('Cache-Control', 'no-cache') }),
  );
  router.use((request, response, next) => {
    if (!['GET', 'HEAD'].includes(request.method) || request.path.includes('.')) return next();
    response.set('Cache-Control', 'no-cache').sendFile('index.html', { root: folder });
  });
  return router;
};

export interface AdminServerOptions {
  config: AdminConfig;
  /** Folder of the built pages. */
  folder: string;
  /** Whether the process is shutting down. */
  draining?: () => boolean;
}

/** The server of the operators' app; handlers run in the order in which they are added. */
export const createAdminServer = ({ config, folder, draining = () => false }: AdminServerOptions): Server => {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.proxyHops);
  app.get('/health/live', (_request, response) => void response.json({ status: 'ok' }));
  app.get('/health/ready', (_request, response) => {
    if (draining()) response.status(503).json({ status: 'draining' });
    else response.json({ status: 'ok' });
  });
  app.use(securityHeaders(config.origin.startsWith('https:')));
  app.use(compression());
  app.use('/api', express.raw({ type: () => true, limit: MAX_BODY }), apiProxy(config));
  app.use(pages(folder));
  app.use((request, response) => refuse(request, response, 'not_found'));
  app.use(refuseBroken);
  const server = createServer(
    { requestTimeout: REQUEST_MS, headersTimeout: HEADERS_MS, connectionsCheckingInterval: CHECKED_MS },
    app,
  );
  endSlowBodies(server);
  return server;
};
