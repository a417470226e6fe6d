import type { FastifyInstance } from 'fastify';
import { buildApp } from '../src/app.ts';
import type { AppContext } from '../src/context.ts';
import type { TestApp } from './test-app.ts';

export interface AnotherProcess {
  app: AppContext;
  server: FastifyInstance;
  close(): Promise<void>;
}

/**
 * Starts a second instance of the API on the same database, as behind a load balancer; the two share no memory.
 *
 * @param clock the clock of the second instance; the test's by default
 */
export async function startAnotherProcess(api: TestApp, clock = api.app.clock): Promise<AnotherProcess> {
  const { config, log } = api.app;
  const { server, app } = await buildApp({ config, clock, log, database: api.database });
  return { app, server, close: () => server.close() };
}
