import type { Locale } from '@hoshikraft/shared';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { App } from '../app-parts.ts';
import type { GameServer, Session } from './authenticators.ts';
import type { OperationContext } from './define-operation.ts';
import { logOf } from './request-log.ts';

/**
 * What an operation is told of a call. A class, for an object written out with a getter is of a shape of its own each time:
 * V8 keeps shapes with what lives long, and what the getter reaches, the whole request, with them.
 */
export class CallContext implements OperationContext {
  readonly app: App;
  readonly session: Session | null;
  readonly gameServer: GameServer | null;
  readonly locale: Locale;
  readonly ip: string;
  readonly userAgent: string | null;
  readonly requestId: string;
  readonly #request: FastifyRequest;

  constructor(app: App, request: FastifyRequest, gameServer: GameServer | null, locale: Locale) {
    this.app = app;
    this.session = request.session;
    this.gameServer = gameServer;
    this.locale = locale;
    this.ip = request.ip;
    this.userAgent = request.headers['user-agent'] ?? null;
    this.requestId = request.id;
    this.#request = request;
  }

  get log(): FastifyBaseLogger {
    return logOf(this.#request);
  }
}
