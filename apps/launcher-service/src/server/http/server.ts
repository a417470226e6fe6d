import { pickLocale } from '@hoshikraft/shared';
import { fastify, LogController } from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mountContract } from './mount.ts';
import type { ServiceContext } from '../../context.ts';
import { guardPerimeter } from './guard-perimeter.ts';
import { operations } from './operations.ts';
import { servePages } from './pages.ts';
import { Refusal, refusalBody, refusalStatus, toRefusal } from '../../refusal.ts';

const LOGGED: ReadonlySet<string> = new Set(['internal', 'not_saved', 'disk_full']);

/** Sends an error in the contract's format; internal errors are logged with their cause. */
function sendRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (LOGGED.has(refusal.type)) request.log.error({ err: refusal.cause ?? refusal }, 'request failed');
  const locale = pickLocale({ acceptLanguage: request.headers['accept-language'] });
  return reply
    .code(refusalStatus(refusal))
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(refusalBody(refusal, locale)));
}

/** The HTTP server of the service, ready to listen. */
export async function buildServer(context: ServiceContext): Promise<FastifyInstance> {
  const send = (thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    sendRefusal(toRefusal(thrown, context.config.home), request, reply);
  const server = fastify({
    loggerInstance: context.log,
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: 15_000,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: send,
    ajv: { customOptions: { removeAdditional: false } },
  });
  server.setErrorHandler(send);
  server.setNotFoundHandler((request, reply) => sendRefusal(new Refusal('not_found'), request, reply));
  guardPerimeter(server, context.perimeter);
  // Fastify ends connections only of servers that it started itself; open ones would delay the end.
  server.addHook('preClose', (done) => {
    server.server.closeAllConnections();
    done();
  });
  await server.register(async (scope) => mountContract(scope, context, operations));
  await servePages(server, context);
  await server.ready();
  return server;
}
