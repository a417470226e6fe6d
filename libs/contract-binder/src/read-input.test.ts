import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { fastify, type FastifyInstance } from 'fastify';
import { createContractChecks, FORM, keepBodiesRaw, readInput, readOperations, takeForms } from './index.ts';
import { parcelDescription } from './testing/parcel-description.ts';

const { compileValidators } = createContractChecks(parcelDescription);
const server = fastify();
const KEY = { 'request-key': '3f0f1d0e-8f8e-4d3c-9b1a-5b6c7d8e9f00' };
const line = { item: { slug: 'tea' }, count: 2 };

const operations = readOperations(parcelDescription, ['GET', 'POST']);

/** Replaces files by their bytes in hex. */
async function serialize(body: unknown): Promise<unknown> {
  if (typeof body !== 'object' || body === null) return body;
  const hex = async (value: unknown) =>
    value instanceof Blob ? Buffer.from(await value.arrayBuffer()).toString('hex') : value;
  const fields = Object.entries(body).map(async ([name, value]) => [name, await hex(value)] as const);
  return Object.fromEntries(await Promise.all(fields));
}

function mount(on: FastifyInstance, mounted: typeof operations): void {
  for (const operation of mounted) {
    on.route({
      method: operation.method,
      url: operation.url,
      handler: async (request) => {
        const refuse = (fault: { part: string; place: string; rule: string; fields(locale: 'en'): unknown }) =>
          Object.assign(
            new Error([fault.part, fault.place, fault.rule, JSON.stringify(fault.fields('en'))].join(' ')),
            {
              statusCode: 400,
            },
          );
        const { params, query, body, rawBody } = readInput(request, operation, compileValidators(operation), refuse);
        return { params, query, body: await serialize(body), bytes: rawBody.length };
      },
    });
  }
}

beforeAll(async () => {
  const takesForm = ({ body }: (typeof operations)[number]) => body?.mediaType === FORM;
  keepBodiesRaw(server);
  mount(
    server,
    operations.filter((one) => !takesForm(one)),
  );
  await server.register(async (forms) => {
    takeForms(forms);
    mount(forms, operations.filter(takesForm));
  });
  await server.ready();
});
afterAll(() => server.close());

async function send(method: 'GET' | 'POST', url: string, payload?: string | Buffer, headers: object = KEY) {
  const type = payload === undefined ? {} : { 'content-type': 'application/json' };
  const response = await server.inject({
    method,
    url,
    headers: { ...headers, ...type },
    ...(payload === undefined ? {} : { payload }),
  });
  const answer = response.json<{ message?: string }>();
  return response.statusCode === 200 ? answer : answer.message;
}

test('valid input is parsed and coerced, and raw bodies are available', async () => {
  expect(await send('GET', '/parcels/a/lines?limit=7')).toEqual({
    params: { parcelId: 'a' },
    query: { limit: 7 },
    bytes: 0,
  });
  const text = JSON.stringify(line);
  expect(await send('POST', '/parcels/a/lines', text)).toMatchObject({ body: line, bytes: text.length });
});

test.each([
  ['GET', '/parcels/A/lines', undefined, 'path parcelId pattern {"path/parcelId":"Check this value."}'],
  ['GET', '/parcels/a/lines?page=2', undefined, 'query page additionalProperties {"query/page":"Unknown field."}'],
  ['GET', '/parcels/a/lines?limit=1e1', undefined, 'query   '],
  ['POST', '/parcels/a/lines', undefined, 'body   '],
  ['POST', '/parcels/a/lines', '{"count":', 'body   '],
  ['POST', '/parcels/a/lines', '{"count":2}', 'body item required {"body/item":"Fill in this field."}'],
] as const)('%s %s with %j is refused by its first fault', async (method, url, payload, fault) => {
  expect(await send(method, url, payload)).toBe(fault);
});

test('typed text is validated and used without white space and invisible characters at its ends', async () => {
  const typed = ` \u200Btea${'\u2800'.repeat(20)}`;
  expect(
    await send(
      'POST',
      `/parcels/${encodeURIComponent(typed)}/lines`,
      JSON.stringify({ item: { slug: typed }, count: 2 }),
    ),
  ).toMatchObject({
    params: { parcelId: 'tea' },
    body: line,
  });
  expect(await send('POST', '/parcels/te%E2%80%8Ba/lines', JSON.stringify(line))).toContain('path parcelId pattern');
});

test('where nothing may come, nothing comes through', async () => {
  expect(await send('GET', '/picture', undefined, {})).toEqual({ params: {}, query: {}, bytes: 0 });
  expect(await send('GET', '/picture?size=2', undefined, {})).toBe(
    'query size additionalProperties {"query/size":"Unknown field."}',
  );
});

test('a missing required header is reported', async () => {
  expect(await send('GET', '/parcels/a/lines', undefined, {})).toBe(
    'header request-key required {"header/request-key":"Fill in this field."}',
  );
});

test('a body of another media type is rejected', async () => {
  const headers = { 'content-type': 'text/plain' };
  const response = await server.inject({ method: 'POST', url: '/parcels/a/lines', payload: '{}', headers });
  expect(response.statusCode).toBe(415);
});

const part = (name: string, value: string, more = '') =>
  `--of-parts\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
const sendForm = async (...parts: (string | Buffer)[]) => {
  const payload = Buffer.concat([...parts, '--of-parts--\r\n'].map((one) => Buffer.from(one)));
  const headers = { 'content-type': `${FORM}; boundary=of-parts` };
  const response = await server.inject({ method: 'POST', url: '/parcels', payload, headers });
  const answer = response.json<{ message?: string; body?: unknown }>();
  return response.statusCode === 200 ? answer.body : answer.message;
};

test('fields of a form are converted to the types of their schema', async () => {
  expect(await sendForm(part('to', 'tea'), part('weight', '7'), part('gift', 'true'))).toEqual({
    to: 'tea',
    weight: 7,
    gift: true,
  });
});

test.each([
  ['a field that is missing', [part('to', 'tea')], 'body weight required {"body/weight":"Fill in this field."}'],
  [
    'a field too many',
    [part('to', 'tea'), part('weight', '7'), part('__proto__', '1')],
    'body __proto__ additionalProperties {"body/__proto__":"Unknown field."}',
  ],
  ...['1e1', '0x10', ' 7', '', 'NaN', '0.5'].map((weight) => [
    `"${weight}" for a number`,
    [part('to', 'tea'), part('weight', weight)],
    'body weight type {"body/weight":"Check this value."}',
  ]),
  ['a field twice', [part('to', 'tea'), part('weight', '7'), part('to', 'tea')], 'body   '],
  [
    'a file for a text',
    [part('to', 'tea', '; filename="a.txt"'), part('weight', '7')],
    'body to type {"body/to":"Check this value."}',
  ],
  [
    'a text for a file',
    [part('to', 'tea'), part('weight', '7'), part('note', 'Hello')],
    'body note type {"body/note":"Check this value."}',
  ],
  [
    'a file too many',
    [part('to', 'tea'), part('weight', '7'), part('more', 'x', '; filename="a.txt"')],
    'body more additionalProperties {"body/more":"Unknown field."}',
  ],
  ['bytes that are no UTF-8', [part('weight', '7'), Buffer.from([0xff, 0xfe]), part('to', 'tea')], 'body   '],
  [
    'what is cut off',
    [part('to', 'tea'), '--of-parts\r\nContent-Disposition: form-data; name="weight"\r\n7'],
    'body   ',
  ],
] as [string, (string | Buffer)[], string][])('%s in a form is rejected', async (_name, parts, fault) => {
  expect(await sendForm(...parts)).toBe(fault);
});

test('a file is received as bytes, whatever they are', async () => {
  const note = [Buffer.from('--of-parts\r\nContent-Disposition: form-data; name="note"; filename="../n.txt"\r\n\r\n')];
  const sent = sendForm(part('to', 'tea'), part('weight', '7'), ...note, Buffer.from([0xff, 0x00, 0xfe]), '\r\n');
  expect(await sent).toEqual({ to: 'tea', weight: 7, note: 'ff00fe' });
});

test('a form is accepted only by operations that describe one, and these reject JSON', async () => {
  const send = async (url: string, type: string) =>
    (await server.inject({ method: 'POST', url, payload: '{}', headers: { 'content-type': type } })).statusCode;
  expect(await send('/parcels', 'application/json')).toBe(415);
  expect(await send('/parcels/a/lines', `${FORM}; boundary=x`)).toBe(415);
});
