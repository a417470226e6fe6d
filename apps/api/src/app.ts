import { randomUUID } from 'node:crypto';
import { CHECKED_MS, endSlowBodies, HEADERS_MS, REQUEST_MS } from '@hoshikraft/shared/request-deadlines';
import { fastify, LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { serveShared } from './content/sharing/serve-shared.ts';
import { createPasswordHasher } from './community/players/password-hasher.ts';
import { systemClock } from './context.ts';
import type { AppContext, Clock } from './context.ts';
import { authenticators } from './authenticators.ts';
import type { Config } from './config.ts';
import { openFileStore } from './content/files/file-store.ts';
import { serveFiles } from './content/files/serve-files.ts';
import { createPictures } from './content/files/pictures/pictures.ts';
import { mountContract } from './platform/http/mount.ts';
import { allowOrigins, guardOperatorCalls } from './platform/http/cross-origin.ts';
import type { OpenedDatabase } from './platform/database/open.ts';
import { serveDocumentation } from './platform/http/documentation.ts';
import { handleBrokenHttp, handleErrors, sendError } from './platform/http/error-handler.ts';
import { createMetrics } from './platform/health/metrics.ts';
import type { Metrics } from './platform/health/metrics.ts';
import { operations } from './generated/operations.ts';
import { limitRates } from './platform/http/rate-limits.ts';
import { recordRequests } from './platform/http/record-requests.ts';
import { sendCommonHeaders } from './platform/http/common-headers.ts';
import { trustHops } from './platform/http/trusted-proxies.ts';
import { drainRequestBodies } from './platform/http/unread-body.ts';

interface Parts {
  config: Config;
  database: Pick<OpenedDatabase, 'db' | 'pool' | 'engine'>;
  log: FastifyBaseLogger;
  metrics?: Metrics;
  clock?: Clock;
}

/** Builds a server that is ready for `listen` or `inject`. The caller closes the database. */
export async function buildApp({
  config,
  database,
  log,
  metrics,
  clock,
}: Parts): Promise<{ server: FastifyInstance; app: AppContext }> {
  const app: AppContext = {
    config,
    db: database.db,
    pool: database.pool,
    engine: database.engine,
    clock: clock ?? systemClock,
    log,
    metrics: metrics ?? createMetrics({ processMetrics: false }),
    files: await openFileStore(config.files),
    pictures: createPictures(),
    passwords: createPasswordHasher(config.hashConcurrency),
    state: { draining: false },
  };
  const server = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trustHops(config),
    forceCloseConnections: 'idle',
    // While draining, requests on open connections are still served.
    return503OnClosing: false,
    requestTimeout: REQUEST_MS,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: CHECKED_MS },
    connectionTimeout: 60_000,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: sendError,
    clientErrorHandler: handleBrokenHttp,
  });
  endSlowBodies(server.server);
  server.addHook('onClose', () => app.pictures.close());
  handleErrors(server);
  drainRequestBodies(server);
  recordRequests(server, app);
  await sendCommonHeaders(server);
  guardOperatorCalls(server, config);
  await allowOrigins(server, config);
  await limitRates(server, app);
  serveFiles(server, app);
  serveShared(server, app);
  await serveDocumentation(server, config.brandName);
  await server.register(async (scope) => mountContract(scope, app, Object.values(operations), authenticators));
  await server.ready();
  return { server, app };
}
