import { FORM } from '@hoshikraft/contract-binder';
import { encodeForm } from '../../../../testing/encode-form.ts';
import { description } from '../description.ts';
import type { DescribedOperation } from '../description.ts';

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minimum?: number;
  minLength?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  oneOf?: Schema[];
}

export interface Malformed {
  name: string;
  status: number;
  payload?: string | Buffer;
  contentType?: string;
  query?: string;
  headers?: Record<string, string>;
}

/** PostgreSQL does not store them: NUL and lone surrogates. */
const ODD_TEXTS = ['a\0b', 'a\ud800b', 'ab\udc00'];

function resolve(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const name = schema.$ref.split('/').at(-1) ?? '';
  return resolve((description.components['schemas']?.[name] ?? {}) as Schema);
}

/** A value with the shape of the schema. */
export function sampleOf(given: Schema): unknown {
  const schema = resolve(given);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.oneOf !== undefined) return sampleOf(schema.oneOf[0] ?? {});
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object') {
    const names = schema.required ?? Object.keys(schema.properties ?? {}).slice(0, 1);
    return Object.fromEntries(names.map((name) => [name, sampleOf(schema.properties?.[name] ?? {})]));
  }
  if (type === 'array') return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items ?? {}));
  if (type === 'integer' || type === 'number') return schema.minimum ?? 0;
  if (type === 'boolean') return true;
  if (schema.format === 'uuid') return '3f0f1d0e-8f8e-4d3c-9b1a-5b6c7d8e9f00';
  if (schema.format === 'date-time') return '2026-01-01T00:00:00Z';
  return 'abc'.padEnd(schema.minLength ?? 0, 'a');
}

/** Values that a property of this schema must reject, such as numbers in quotes. */
function wrongValues(given: Schema): unknown[] {
  const schema = resolve(given);
  const types = [schema.type].flat();
  if (schema.oneOf !== undefined) return [[]];
  if (schema.enum !== undefined) return ['certainly not', 7, null];
  if (types.includes('object')) return ['text', 1, []];
  if (types.includes('array')) return ['text', { length: 1 }];
  if (types.includes('integer')) return ['5', 0.5, true, -1e15];
  if (types.includes('number')) return ['5', false];
  if (types.includes('boolean')) return ['true', 1, null];
  return [5, true, { toString: 'x' }, ['x'], ...ODD_TEXTS];
}

const jsonPayload = (name: string, value: unknown): Malformed => ({
  name,
  status: 400,
  payload: JSON.stringify(value),
});

function bodyFaults(schema: Schema): Malformed[] {
  const body = resolve(schema);
  const sample = sampleOf(body);
  const faults: Malformed[] = [
    { name: 'no body', status: 400 },
    { name: 'an empty body', status: 400, payload: '' },
    { name: 'broken JSON', status: 400, payload: '{"a":' },
    { name: 'bytes that are no UTF-8', status: 400, payload: Buffer.from([0x22, 0xff, 0xfe, 0x22]) },
    { name: 'a number past every limit', status: 400, payload: '1e999' },
    { name: 'too large a body', status: 413, payload: JSON.stringify('x'.repeat(2_200_000)) },
    ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'].map(
      (contentType) => ({ name: `a body of ${contentType}`, status: 415, payload: 'a=b', contentType }),
    ),
    ...[null, 7, 'text', true].map((value) => jsonPayload(`${JSON.stringify(value)} as body`, value)),
  ];
  if (typeof sample !== 'object' || sample === null || Array.isArray(sample)) return [...faults, jsonPayload('{}', {})];
  faults.push(jsonPayload('a field too many', { ...sample, aFieldTooMany: 1 }), jsonPayload('a list', [sample]));
  // As text: in an object literal it would set the prototype.
  faults.push({ name: '__proto__', status: 400, payload: `{"__proto__":{"x":1},${JSON.stringify(sample).slice(1)}` });
  for (const name of body.required ?? []) {
    faults.push(jsonPayload(`no ${name}`, Object.fromEntries(Object.entries(sample).filter(([key]) => key !== name))));
  }
  for (const [name, property] of Object.entries(body.properties ?? {})) {
    for (const value of wrongValues(property)) {
      faults.push(jsonPayload(`${name}: ${JSON.stringify(value)}`, { ...sample, [name]: value }));
    }
  }
  return faults;
}

type Fields = readonly (readonly [string, string | Blob])[];

/** Invalid values of a form field; form fields are always text. */
function wrongTexts(given: Schema): string[] {
  const schema = resolve(given);
  if (schema.enum !== undefined) return ['certainly not', ''];
  if ([schema.type].flat().includes('integer'))
    return ['', '0.5', '1e3', '0x10', ' 5', '-1000000000000', '5'.repeat(20)];
  return schema.format === undefined ? ODD_TEXTS.slice(0, 1) : ['', 'text', ...ODD_TEXTS.slice(0, 1)];
}

async function formFaults(schema: Schema): Promise<Malformed[]> {
  const body = resolve(schema);
  const isFile = (name: string) => resolve(body.properties?.[name] ?? {}).format === 'binary';
  const sample = Object.entries(sampleOf(body) as object).map(([name, value]): [string, string | Blob] => [
    name,
    isFile(name) ? new Blob([String(value)]) : String(value),
  ]);
  const sent = async (name: string, fields: Fields): Promise<Malformed> => ({
    name,
    status: 400,
    ...(await encodeForm(fields)),
  });
  const without = (left: string): Fields => sample.filter(([name]) => name !== left);
  const properties = Object.entries(body.properties ?? {});
  const contentType = `${FORM}; boundary=x`;
  return [
    { name: 'no body', status: 400 },
    { name: 'an empty form', status: 400, payload: '', contentType },
    { name: 'what is no form', status: 400, payload: 'a=b', contentType },
    { name: 'a form without a boundary', status: 400, payload: 'a=b', contentType: FORM },
    { name: 'too large a form', status: 413, payload: 'x'.repeat(6_300_000), contentType },
    ...['application/json', 'text/plain', 'application/x-www-form-urlencoded'].map((type) => ({
      name: `a body of ${type}`,
      status: 415,
      payload: '{}',
      contentType: type,
    })),
    await sent('a field too many', [...sample, ['aFieldTooMany', '1']]),
    await sent('__proto__', [...sample, ['__proto__', '{}']]),
    await sent('a field twice', [...sample, ...sample.slice(0, 1)]),
    await sent('a file too many', [...sample, ['aFileTooMany', new Blob(['x'])]]),
    ...(await Promise.all(
      Object.keys(body.properties ?? {})
        .filter((name) => !isFile(name))
        .map((name) => sent(`a file for ${name}`, [...without(name), [name, new Blob(['x'])]])),
    )),
    ...(await Promise.all((body.required ?? []).map((name) => sent(`no ${name}`, without(name))))),
    ...(await Promise.all(
      properties.flatMap(([name, property]) =>
        wrongTexts(property).map((value) =>
          sent(`${name}: ${JSON.stringify(value)}`, [...without(name), [name, value]]),
        ),
      ),
    )),
  ];
}

/** Requests that the contract forbids, with the status that an authorized caller must get. */
export async function malformedRequests(operation: DescribedOperation): Promise<Malformed[]> {
  const { body } = operation;
  const faultsOf = body?.mediaType === FORM ? formFaults : bodyFaults;
  const faults: Malformed[] = body === null ? [] : await faultsOf(body.schema as Schema);
  faults.push({ name: 'an unknown query', status: 400, query: 'unknown=1' });
  for (const parameter of operation.parameters) {
    const schema = resolve(parameter.schema as Schema);
    if (parameter.in === 'query' && schema.type === 'integer') {
      for (const value of ['0', '101', '1.5', 'ten', '', '1e999', '0x10', '1&limit=2', '%00']) {
        faults.push({ name: `${parameter.name}=${value}`, status: 400, query: `${parameter.name}=${value}` });
      }
    }
    if (parameter.in === 'query') {
      const long = `${parameter.name}=${'x'.repeat(500)}`;
      faults.push({ name: `too long a ${parameter.name}`, status: 400, query: long });
      faults.push({ name: `a NUL in ${parameter.name}`, status: 400, query: `${parameter.name}=a%00b` });
    }
    if (parameter.name === 'Idempotency-Key') {
      faults.push({ name: 'a key that is no UUID', status: 400, headers: { 'idempotency-key': 'again' } });
    }
  }
  if (operation.method === 'POST' && operation.body === null) {
    faults.push({ name: 'a body where none belongs', status: 400, payload: '{}' });
    faults.push({ name: 'a body of text/plain', status: 415, payload: 'x', contentType: 'text/plain' });
  }
  return faults;
}
