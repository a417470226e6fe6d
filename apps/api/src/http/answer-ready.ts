import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { checkReply, pairOperations } from '@hoshikraft/contract-binder';
import type { OperationValidators } from '@hoshikraft/contract-binder';
import { operationPolicy } from '@hoshikraft/contract/policy';
import type { OperationId } from '@hoshikraft/contract/policy';
import { pickLocale } from '@hoshikraft/shared';
import type { FastifyInstance } from 'fastify';
import type { App } from '../app-parts.ts';
import { rateSubject } from './address-prefix.ts';
import { recordAnswered } from './answered.ts';
import { hasCredentials } from './authenticate.ts';
import type { Counted } from './call-counts.ts';
import { callerAddress } from './caller-address.ts';
import type { AnswerKeeper, Operation } from './define-operation.ts';
import { compileValidators, describedOperations } from './description.ts';
import { hasAlready } from './kept-answer.ts';
import type { KeptAnswer } from './kept-answer.ts';
import type { Policies } from './mount.ts';
import type { RouteCounters } from './rate-limits.ts';

interface Ready {
  operationId: OperationId;
  kept: AnswerKeeper;
  validators: OperationValidators;
  /** Counts the call with those of its route, or says at once that nobody counts. */
  count: (subject: string) => Counted | Promise<Counted>;
  most: number;
}

/** Whether nothing of the request can change such an answer: nobody's credentials, no foreign page, no body to read. */
function isPlain(request: IncomingMessage, validators: OperationValidators): boolean {
  const { headers } = request;
  const { origin, 'content-length': length, 'transfer-encoding': chunked } = headers;
  if (origin !== undefined || length !== undefined || chunked !== undefined || hasCredentials(request)) return false;
  return validators.isEmpty.header(headers) || validators.headers({ ...headers });
}

/**
 * Answers what stands ready before Fastify hears of the request: a plain GET of exactly the address of an operation that
 * keeps its answer. It is counted, recorded and named as every other. Whatever is not plain, or is to be refused, goes on
 * to Fastify, whose route says the same.
 *
 * @param counterOf of the limits of these routes; null where there are none
 */
export function answerReady(
  server: FastifyInstance,
  app: App,
  operations: Operation[],
  counterOf: RouteCounters | null,
  policies: Policies = operationPolicy,
): void {
  const checkReplies = app.config.environment !== 'production';
  const addressOf = callerAddress(app.config);
  const ready = new Map<string | undefined, Ready>();
  for (const { described, operation } of pairOperations(describedOperations, operations)) {
    const { operationId, method, url } = described;
    const { rate } = policies[operationId];
    if (operation.kept === undefined) continue;
    const isCounted = counterOf !== null && rate !== false;
    ready.set(url, {
      operationId,
      kept: operation.kept,
      validators: compileValidators(described),
      count: isCounted ? counterOf(`${method} ${url}`) : () => ({ calls: 0, left: 0 }),
      most: rate === false ? 0 : rate,
    });
  }

  /** What stands ready for a request, else null. */
  function readyFor(request: IncomingMessage, { operationId, kept, validators }: Ready): KeptAnswer | null {
    try {
      if (!isPlain(request, validators)) return null;
      const answer = kept(app, pickLocale({ acceptLanguage: request.headers['accept-language'] }));
      if (answer !== null && checkReplies) checkReply(answer, validators, operationId);
      return answer;
    } catch {
      // The route fails the same way, and says so.
      return null;
    }
  }

  function send(
    request: IncomingMessage,
    response: ServerResponse,
    answer: KeptAnswer,
    of: Ready,
    since: number,
  ): void {
    const requestId = randomUUID();
    const isKnown = hasAlready(request, answer.headers['etag']);
    const status = isKnown ? 304 : answer.status;
    if (isKnown) response.writeHead(status, [...answer.unchangedHead, requestId]).end();
    else response.writeHead(status, [...answer.head, requestId]).end(answer.bytes, 'latin1');
    // It went out in one piece, so there is no end of it to wait for.
    recordAnswered(app, { requestId, operationId: of.operationId, status, ms: performance.now() - since });
  }

  const { server: http } = server;
  const others = http.listeners('request') as RequestListener[];
  const goOn: RequestListener = (request, response) => {
    for (const listener of others) listener.call(http, request, response);
  };
  // From then on Fastify tells callers that their connection ends.
  let isClosing = false;
  server.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  http.removeAllListeners('request').on('request', (request, response) => {
    // A connection that was reset meanwhile has no address any more, and nobody to be answered.
    const isOurs = request.method === 'GET' && !isClosing && request.socket.remoteAddress !== undefined;
    const of = isOurs ? ready.get(request.url) : undefined;
    const answer = of === undefined ? null : readyFor(request, of);
    if (of === undefined || answer === null) return goOn(request, response);
    const since = performance.now();
    const counted = of.count(rateSubject(addressOf(request)));
    const answerCounted = ({ calls }: Counted) => {
      if (calls > of.most) goOn(request, response);
      else send(request, response, answer, of, since);
    };
    if (counted instanceof Promise) void counted.then(answerCounted);
    else answerCounted(counted);
  });
}
