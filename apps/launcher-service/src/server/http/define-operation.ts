import type { InputOf, RawInput } from '@hoshikraft/contract-binder';
import type { operations } from '@hoshikraft/launcher-contract';
import type { Locale } from '@hoshikraft/shared';
import type { ServiceContext } from '../../context.ts';
import type { OperationId } from './description.ts';

/** The request, validated against the contract. */
type OperationRequest<Id extends OperationId> = Omit<InputOf<operations[Id]>, 'headers'>;

/** A file as the response, with its actual media type. */
interface FileResponse {
  file: string;
  mediaType: string;
}

type ReplyContent<Response> = Response extends { content: { 'application/json': infer Body } }
  ? { body: Body }
  : Response extends { content: { 'image/*': unknown } }
    ? FileResponse
    : Record<never, never>;

type Answered = 200 | 202 | 204;

/** A response that the contract declares. Errors are thrown. */
type OperationReply<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses'] & Answered]: { status: Status } & ReplyContent<
    operations[Id]['responses'][Status]
  >;
}[keyof operations[Id]['responses'] & Answered];

interface HandlerOptions {
  context: ServiceContext;
  /** Language of the caller. */
  locale: Locale;
}

type Handler<Id extends OperationId> = (
  request: OperationRequest<Id>,
  options: HandlerOptions,
) => Promise<OperationReply<Id>> | OperationReply<Id>;

export type RawRequest = Omit<RawInput, 'headers' | 'rawBody'>;

export interface RawReply extends Partial<FileResponse> {
  status: number;
  body?: unknown;
}

/** An operation with its handler, without type parameters, so that one list can hold all operations. */
export interface Operation {
  operationId: OperationId;
  handle: (request: RawRequest, options: HandlerOptions) => Promise<RawReply> | RawReply;
}

/** Connects a handler to an operation of the contract: TypeScript checks input, statuses and bodies. */
export function defineOperation<Id extends OperationId>(
  operationId: Id,
  handler: Handler<Id>,
): Operation & { operationId: Id } {
  return { operationId, handle: handler as unknown as Operation['handle'] };
}
