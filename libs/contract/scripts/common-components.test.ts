import { expect, test } from '@jest/globals';
import type { Description } from './description.ts';
import { addCommonComponents } from './common-components.ts';
import type { Common } from './common-components.ts';

const names = (list: string) => Object.fromEntries(list.split(' ').map((name) => [name, { description: name }]));
const COMMON: Common = {
  parameters: names('AcceptLanguage SignatureTimestamp SignatureNonce Signature WebhookTimestamp'),
  responses: names(
    'BadRequest Unauthorized Forbidden PayloadTooLarge UnsupportedMediaType Unprocessable TooManyRequests Internal Unavailable NotFound',
  ),
};
const SESSION = [{ accessId: [], accessToken: [] }];

/** Statuses and parameters of one operation after the components are added. */
function statusesAndParameters(method: string, operation: object, root: object = { 'x-rate': 600 }): [string, string] {
  const described = { operationId: 'tryThing', security: [], responses: { '200': {} }, ...operation };
  const description = { ...root, paths: { '/thing': { [method]: described } }, components: {} };
  const { paths, components } = addCommonComponents(description as unknown as Description, COMMON);
  const done = paths['/thing']?.[method] as { responses: object; parameters?: { $ref: string }[] };
  for (const { $ref = '' } of [...Object.values(done.responses), ...(done.parameters ?? [])] as { $ref?: string }[]) {
    if ($ref === '') continue;
    const [, , kind = '', name = ''] = $ref.split('/');
    expect(components[kind]?.[name]).toEqual({ description: name });
  }
  const parameters = (done.parameters ?? []).map(({ $ref }) => $ref.split('/').pop());
  return [Object.keys(done.responses).join(' '), parameters.join(' ')];
}

test.each([
  ['get', {}, '200 400 429 500 503', 'AcceptLanguage'],
  ['get', { security: SESSION }, '200 400 401 403 429 500 503', 'AcceptLanguage'],
  ['get', { security: [{}, ...SESSION] }, '200 400 401 403 429 500 503', 'AcceptLanguage'],
  ['post', {}, '200 400 413 415 429 500 503', 'AcceptLanguage'],
  ['post', { requestBody: {} }, '200 400 413 415 422 429 500 503', 'AcceptLanguage'],
  ['post', { security: SESSION, 'x-pending': true }, '200 400 401 413 415 429 500 503', 'AcceptLanguage'],
  ['get', { 'x-rate': false }, '200 400 500', ''],
  [
    'post',
    { security: [{ gameKey: [] }], requestBody: {} },
    '200 400 401 413 415 422 429 500 503',
    'SignatureTimestamp SignatureNonce Signature',
  ],
  ['post', { security: [{ webhookSignature: [] }] }, '200 400 401 413 415 429 500 503', 'WebhookTimestamp'],
])('%s with %j answers %s', (method, operation, statuses, parameters) => {
  expect(statusesAndParameters(method, operation)).toEqual([statuses, parameters]);
});

test('a service without rate limits has only the rejection of its token', () => {
  expect(statusesAndParameters('get', { security: [{ token: [] }] }, {})).toEqual([
    '200 400 403 500',
    'AcceptLanguage',
  ]);
});

test('an operation keeps its own components, after the common ones', () => {
  const own = { parameters: [{ $ref: '#/components/parameters/Cursor' }], responses: { '200': {}, '404': {} } };
  const description = { 'x-rate': 600, paths: { '/a': { get: { operationId: 'listA', ...own } } }, components: {} };
  const { paths } = addCommonComponents(description as unknown as Description, COMMON);
  const { parameters, responses } = paths['/a']?.['get'] as { parameters: { $ref: string }[]; responses: object };
  expect(parameters.map(({ $ref }) => $ref.split('/').pop())).toEqual(['AcceptLanguage', 'Cursor']);
  expect(Object.keys(responses)).toEqual(['200', '400', '404', '429', '500', '503']);
});

test('an operation with a parameter in its path can be 404, also if it does not say so', () => {
  const get = { operationId: 'getA', responses: { '200': {} } };
  const description = { 'x-rate': 600, paths: { '/a/{id}': { get } }, components: {} };
  const { paths } = addCommonComponents(description as unknown as Description, COMMON);
  const { responses } = paths['/a/{id}']?.['get'] as { responses: object };
  expect(Object.keys(responses)).toEqual(['200', '400', '404', '429', '500', '503']);
});

test('a common response in an operation is an error, and so is one that common.yaml lacks', () => {
  expect(() => statusesAndParameters('get', { responses: { '200': {}, '500': {} } })).toThrow(
    'tryThing: 500 is added to every operation of its kind',
  );
  const description = { paths: { '/a': { get: { operationId: 'listA', responses: {} } } }, components: {} };
  expect(() => addCommonComponents(description as unknown as Description, { responses: {} })).toThrow(
    'responses/BadRequest',
  );
});
