import { firstFault, FORM, formBody, readForm } from '@hoshikraft/contract-binder';
import type { AskedOperation } from './contract-book.ts';

type Validate = Exclude<AskedOperation['checks']['body'], null>;

const LONGEST_VALUE = 200;

const valueAt = (value: unknown, place: string): unknown =>
  place
    .split('/')
    .filter((key) => key !== '')
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key], value);

const faultOf = (validate: Validate, value: unknown, part: string): string[] => {
  if (validate(value)) return [];
  const { place, rule } = firstFault(validate.errors);
  const given = JSON.stringify(valueAt(value, place)) ?? 'nothing';
  return [`${part} is wrong at "${place}" (${rule}): ${given.slice(0, LONGEST_VALUE)}`];
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
export async function saidBy(request: Request, { operation }: AskedOperation): Promise<{ json: unknown } | undefined> {
  const type = request.headers.get('content-type') ?? '';
  if (operation.body?.mediaType !== FORM) return parsed(await request.text());
  const { fields } = await readForm(type, Buffer.from(await request.arrayBuffer()));
  return fields === null ? undefined : { json: formBody(fields, operation.body.schema) };
}

const bodyFaults = async (asked: AskedOperation, request: Request): Promise<string[]> => {
  const { operation, checks } = asked;
  const text = await request.clone().text();
  if (checks.body === null) return text === '' ? [] : [`body is sent where none is taken: ${text}`];
  if (text === '') return operation.body?.required === true ? ['body is missing'] : [];
  const body = await saidBy(request, asked);
  return body === undefined
    ? [`body is no ${operation.body?.mediaType === FORM ? 'form' : 'JSON'}: ${text}`]
    : faultOf(checks.body, body.json, 'body');
};

/** What of a request the contract refuses: path, query and body. */
export async function requestFaults(asked: AskedOperation, request: Request): Promise<string[]> {
  const { checks, params } = asked;
  return [
    ...faultOf(checks.params, { ...params }, 'path'),
    ...faultOf(checks.query, queryOf(request.url), 'query'),
    ...(await bodyFaults(asked, request)),
  ];
}

/** Violation of the contract by a reply: its status or its body. */
export async function answerFaults({ checks }: AskedOperation, answer: Response): Promise<string[]> {
  const { status } = answer;
  const declared = checks.responses.get(status);
  if (declared === undefined) return [`answer ${status} is not declared`];
  const text = await answer.text();
  if (declared === null) return text === '' ? [] : [`answer ${status} has a body: ${text.slice(0, LONGEST_VALUE)}`];
  if (declared.mediaType !== 'application/json') return [];
  const body = parsed(text);
  if (body === undefined) return [`answer ${status} is no JSON: ${text.slice(0, LONGEST_VALUE)}`];
  return faultOf(declared.validate, body.json, `answer ${status}`);
}
