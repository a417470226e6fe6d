import type { InputOf, RawInput } from '@hoshikraft/contract-binder';
import type { operations } from '@hoshikraft/launcher-contract';
import type { Locale } from '@hoshikraft/shared';
import type { Parts } from '../parts.ts';
import type { OperationId } from './description.ts';

/** What came in, checked against the contract. */
type OperationRequest<Id extends OperationId> = Omit<InputOf<operations[Id]>, 'headers'>;

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

export type RawRequest = Omit<RawInput, 'headers' | 'rawBody'>;

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
