import type { operations } from '@hoshikraft/launcher-contract';
import type { Locale } from '@hoshikraft/shared';
import type { Parts } from '../parts.ts';
import type { OperationId } from './description.ts';

type Present<Part> = [Exclude<Part, undefined>] extends [never] ? Record<never, never> : Exclude<Part, undefined>;

type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : undefined;

/** What came in, checked against the contract. */
interface OperationRequest<Id extends OperationId> {
  params: Present<operations[Id]['parameters']['path']>;
  query: Present<operations[Id]['parameters']['query']>;
  body: BodyOf<Id>;
}

/** A file as the answer, with the media type it really has. */
interface FileAnswer {
  file: string;
  mediaType: string;
}

type ReplyContent<Response> = Response extends { content: { 'application/json': infer Body } }
  ? { body: Body }
  : Response extends { content: { 'image/*': unknown } }
    ? FileAnswer
    : Record<never, never>;

type Answered = 200 | 202 | 204;

/** An answer that the contract declares. Refusals are thrown. */
type OperationReply<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses'] & Answered]: { status: Status } & ReplyContent<
    operations[Id]['responses'][Status]
  >;
}[keyof operations[Id]['responses'] & Answered];

interface OperationContext {
  parts: Parts;
  /** Language of the asker. */
  locale: Locale;
}

type Handler<Id extends OperationId> = (
  request: OperationRequest<Id>,
  context: OperationContext,
) => Promise<OperationReply<Id>> | OperationReply<Id>;

export interface RawRequest {
  params: unknown;
  query: unknown;
  body: unknown;
}

export interface RawReply extends Partial<FileAnswer> {
  status: number;
  body?: unknown;
}

/** One operation of the contract with its handler, its type forgotten so that a list can hold any of them. */
export interface Operation {
  operationId: OperationId;
  handle: (request: RawRequest, context: OperationContext) => Promise<RawReply> | RawReply;
}

/** Ties a handler to an operation of the contract: its input, its statuses and its bodies are checked at compile time. */
export function defineOperation<Id extends OperationId>(
  operationId: Id,
  handler: Handler<Id>,
): Operation & { operationId: Id } {
  return { operationId, handle: handler as unknown as Operation['handle'] };
}
