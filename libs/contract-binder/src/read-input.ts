import type { IncomingHttpHeaders } from 'node:http';
import type { Locale } from '@hoshikraft/shared';
import type { ValidateFunction } from 'ajv';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OperationValidators } from './contract-checks.ts';
import { faultFields, firstFault } from './fault.ts';
import { formBody, readForm, SentForm, withoutFiles } from './form.ts';
import { hasOddNumber, parseJson } from './input.ts';
import { type DescribedOperation, FORM } from './read-operations.ts';

type Part = 'path' | 'query' | 'header' | 'body';

/** Why an input is rejected. */
export interface InputFault {
  part: Part;
  /** Path in that part and the broken rule; both empty if the whole part is invalid. */
  place: string;
  rule: string;
  /** Path with its part → message; undefined if no field can be named. */
  fields(locale: Locale): Record<string, string> | undefined;
  cause?: unknown;
}

/** Unvalidated input of a request. Header names are lower case. */
export interface RawInput {
  params: unknown;
  query: unknown;
  headers: IncomingHttpHeaders;
  body: unknown;
  /** Raw body; empty if there is none. */
  rawBody: Buffer;
}

type Bodies = Pick<FastifyInstance, 'removeAllContentTypeParsers' | 'addContentTypeParser'>;

/** Leaves request bodies unparsed and accepts JSON only: nothing is parsed before the caller is authorized. */
export function keepBodiesRaw(server: Bodies): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/** Makes a server accept forms only. */
export function takeForms(server: Bodies): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(FORM, { parseAs: 'buffer' }, ({ headers }: FastifyRequest, body: Buffer) =>
    readForm(headers['content-type'] ?? '', body),
  );
}

const NOTHING: Record<string, unknown> = Object.freeze({});
const NO_BYTES = Buffer.alloc(0);

/** Raw body of a request; empty if there is none. */
export function rawBodyOf({ body }: Pick<FastifyRequest, 'body'>): Buffer {
  if (body instanceof SentForm) return body.bytes;
  return Buffer.isBuffer(body) ? body : NO_BYTES;
}

/** @throws SyntaxError for invalid JSON, TypeError for invalid UTF-8 or an invalid form */
function parseBody(sent: unknown, rawBody: Buffer, schema: object): unknown {
  if (!(sent instanceof SentForm)) return parseJson(rawBody);
  if (sent.fields === null) throw new TypeError('the form cannot be read');
  return formBody(sent.fields, schema);
}

const wholePart = (part: Part, cause?: unknown): InputFault => ({
  part,
  place: '',
  rule: '',
  fields: () => undefined,
  cause,
});

const faultOf = ({ errors }: ValidateFunction, part: Part): InputFault => ({
  part,
  ...firstFault(errors),
  fields: (locale) => faultFields(errors, part, locale),
});

/**
 * Validates a request received with `keepBodiesRaw` against the contract, and returns its input.
 *
 * @param refuse creates the error that is thrown for the first violation
 */
export function readInput(
  request: Pick<FastifyRequest, 'params' | 'query' | 'headers' | 'body'>,
  operation: DescribedOperation,
  validators: OperationValidators,
  refuse: (fault: InputFault) => Error,
): RawInput {
  const { isEmpty } = validators;
  const anyParams = !isEmpty.path(request.params as object);
  const anyQuery = !isEmpty.query(request.query as object);
  const anyHeaders = !isEmpty.header(request.headers);
  const params = anyParams ? { ...(request.params as object) } : NOTHING;
  const query = anyQuery ? { ...(request.query as object) } : NOTHING;
  const headers = anyHeaders ? { ...request.headers } : request.headers;
  const rawBody = rawBodyOf(request);
  if ((anyParams || anyQuery) && hasOddNumber(operation, { path: params, query })) throw refuse(wholePart('query'));
  if (anyParams && !validators.params(params)) throw refuse(faultOf(validators.params, 'path'));
  if (anyQuery && !validators.query(query)) throw refuse(faultOf(validators.query, 'query'));
  if (anyHeaders && !validators.headers(headers)) throw refuse(faultOf(validators.headers, 'header'));
  const input = { params, query, headers, body: undefined as unknown, rawBody };
  if (validators.body === null) {
    if (rawBody.length > 0) throw refuse(wholePart('body'));
    return input;
  }
  if (rawBody.length === 0 && operation.body?.required !== true) return input;
  try {
    input.body = parseBody(request.body, rawBody, operation.body?.schema ?? {});
  } catch (error) {
    throw refuse(wholePart('body', error));
  }
  const checked = request.body instanceof SentForm ? withoutFiles(input.body as object) : input.body;
  if (!validators.body(checked)) throw refuse(faultOf(validators.body, 'body'));
  return input;
}
