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
 * The API once more over the same database, as behind a load balancer: the two share nothing that is kept in memory.
 *
 * @param clock of its own, where its machine's is to be another
 */
export async function anotherProcess(api: TestApp, clock = api.app.clock): Promise<AnotherProcess> {
  const { config, log } = api.app;
  const { server, app } = await buildApp({ config, clock, log, database: api.database });
  return { app, server, close: () => server.close() };
}
