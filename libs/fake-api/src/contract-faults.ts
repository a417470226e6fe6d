import { firstFault, FORM, formBody, readForm } from '@hoshikraft/contract-binder';
import type { MatchedOperation } from './find-operation.ts';

type Validate = Exclude<MatchedOperation['checks']['body'], null>;

const MAX_VALUE_LENGTH = 200;

const valueAt = (value: unknown, place: string): unknown =>
  place
    .split('/')
    .filter((key) => key !== '')
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key], value);

const faultOf = (validate: Validate, value: unknown, part: string): string[] => {
  if (validate(value)) return [];
  const { place, rule } = firstFault(validate.errors);
  const given = JSON.stringify(valueAt(value, place)) ?? 'nothing';
  return [`${part} is wrong at "${place}" (${rule}): ${given.slice(0, MAX_VALUE_LENGTH)}`];
};

const parsed = (text: string): { json: unknown } | undefined => {
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
};

const queryOf = (url: string): Record<string, string | string[]> => {
  const { searchParams } = new URL(url);
  return Object.fromEntries(
    [...new Set(searchParams.keys())].map((name) => {
      const [first = '', ...more] = searchParams.getAll(name);
      return [name, more.length === 0 ? first : [first, ...more]];
    }),
  );
};

/** Body of a request: its JSON, or its form fields coerced by their schema; undefined if it is neither. */
export async function readBodyOf(
  request: Request,
  { operation }: MatchedOperation,
): Promise<{ json: unknown } | undefined> {
  const type = request.headers.get('content-type') ?? '';
  if (operation.body?.mediaType !== FORM) return parsed(await request.text());
  const { fields } = await readForm(type, Buffer.from(await request.arrayBuffer()));
  return fields === null ? undefined : { json: formBody(fields, operation.body.schema) };
}

const bodyFaults = async (matched: MatchedOperation, request: Request): Promise<string[]> => {
  const { operation, checks } = matched;
  const text = await request.clone().text();
  if (checks.body === null) return text === '' ? [] : [`body is sent where none is taken: ${text}`];
  if (text === '') return operation.body?.required === true ? ['body is missing'] : [];
  const body = await readBodyOf(request, matched);
  return body === undefined
    ? [`body is no ${operation.body?.mediaType === FORM ? 'form' : 'JSON'}: ${text}`]
    : faultOf(checks.body, body.json, 'body');
};

/** Violations of the contract by a request: path, query and body. */
export async function requestFaults(matched: MatchedOperation, request: Request): Promise<string[]> {
  const { checks, params } = matched;
  return [
    ...faultOf(checks.params, { ...params }, 'path'),
    ...faultOf(checks.query, queryOf(request.url), 'query'),
    ...(await bodyFaults(matched, request)),
  ];
}

/** Violations of the contract by a response: its status or its body. */
export async function responseFaults({ checks }: MatchedOperation, answer: Response): Promise<string[]> {
  const { status } = answer;
  const declared = checks.responses.get(status);
  if (declared === undefined) return [`answer ${status} is not declared`];
  const text = await answer.text();
  if (declared === null) return text === '' ? [] : [`answer ${status} has a body: ${text.slice(0, MAX_VALUE_LENGTH)}`];
  if (declared.mediaType !== 'application/json') return [];
  const body = parsed(text);
  if (body === undefined) return [`answer ${status} is no JSON: ${text.slice(0, MAX_VALUE_LENGTH)}`];
  return faultOf(declared.validate, body.json, `answer ${status}`);
}
