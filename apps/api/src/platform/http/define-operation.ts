import type { operations } from '@hoshikraft/contract';
import type { InputOf, RawInput } from '@hoshikraft/contract-binder';
import type { OperationId, SecurityOf } from '@hoshikraft/contract/policy';
import type { Locale } from '@hoshikraft/shared';
import type { FastifyBaseLogger } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { AppContext } from '../../context.ts';
import type { GameServer, Session } from './authenticators.ts';

/** Input of an operation, validated against the contract. Header names are lower case. */
export interface OperationRequest<Id extends OperationId> extends InputOf<operations[Id]> {
  operationId: Id;
  headers: InputOf<operations[Id]>['headers'] & IncomingHttpHeaders;
  /** Body exactly as sent; empty if there was none. */
  rawBody: Buffer;
}

type ReplyHeaders = { headers?: Record<string, string> };
type ReplyContent<Response> = Response extends { content: { 'application/json': infer Body } }
  ? { body: Body } | { text: string }
  : Response extends { content: { 'text/plain': string } }
    ? { text: string }
    : Response extends { content: Record<string, Blob> }
      ? { binary: Uint8Array | Readable; headers: { 'content-type': string } & Record<string, string> }
      : Record<never, never>;

/** A response that the contract declares; `text` is an already serialized body. Refusals are thrown. */
export type OperationReply<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses'] & (200 | 304)]: { status: Status } & ReplyHeaders &
    ReplyContent<operations[Id]['responses'][Status]>;
}[keyof operations[Id]['responses'] & (200 | 304)];

/** The caller of an operation and the context of the process. */
export interface OperationContext<Kind extends string = string> {
  app: AppContext;
  session: Kind extends 'session'
    ? Session
    : Kind extends 'optional'
      ? Session | null
      : string extends Kind
        ? Session | null
        : null;
  gameServer: Kind extends 'gameKey' ? GameServer : string extends Kind ? GameServer | null : null;
  locale: Locale;
  log: FastifyBaseLogger;
  /** Address of the caller, as reported by trusted proxies. */
  ip: string;
  userAgent: string | null;
  requestId: string;
}

export type Handler<Id extends OperationId> = (
  request: OperationRequest<Id>,
  context: OperationContext<SecurityOf<Id>>,
) => Promise<OperationReply<Id>> | OperationReply<Id>;

export type Handle = (request: RawRequest, context: OperationContext) => Promise<RawReply> | RawReply;

/** One operation of the contract with its handler, without its type, so that one list holds all of them. */
export interface Operation {
  operationId: OperationId;
  handle: Handle;
}

/** All operations of the contract with their handlers. */
export type OperationTable = { readonly [Id in OperationId]: Operation & { operationId: Id } };

export interface RawRequest extends RawInput {
  operationId: OperationId;
}

export interface RawReply {
  status: number;
  body?: unknown;
  text?: string;
  binary?: Uint8Array | Readable;
  headers?: Record<string, string>;
}

/** Operations that return a page of a list: only `defineList` defines them. */
export type ListId = {
  [Id in OperationId]: operations[Id]['responses'] extends {
    200: { content: { 'application/json': { items: unknown[]; nextCursor: string | null } } };
  }
    ? Id
    : never;
}[OperationId];

/** Binds a handler to an operation of the contract: input, statuses and bodies are checked at compile time. */
export function defineOperation<Id extends Exclude<OperationId, ListId>>(
  operationId: Id,
  handler: Handler<Id>,
): Operation & { operationId: Id } {
  return { operationId, handle: handler as unknown as Handle };
}
