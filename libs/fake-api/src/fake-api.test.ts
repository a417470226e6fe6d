import { expect, test } from '@jest/globals';
import { failOnFaults } from './fault-collector.ts';
import { fakeApi, foreign } from './index.ts';

const get = (path: string, init?: RequestInit): Request => new Request(`http://site.test${path}`, init);
const post = (path: string, body: unknown): Request => get(path, { method: 'POST', body: JSON.stringify(body) });

const ANSWERS = {
  'GET /team': { groups: [] },
  'GET /pay': {},
  'POST /user/auth/logout': { success: true },
  'POST /user/validation': (_request: Request, nth: number) => ({ valid: nth > 1, reason: nth > 1 ? null : 'Занято' }),
};

test('valid requests are answered and recorded', async () => {
  const api = fakeApi(ANSWERS);
  expect(await (await api.fetch(get('/api/team'))).json()).toEqual({ groups: [] });
  const bodies = [{ login: 'Kitsune' }, { login: 'Tanuki' }];
  for (const [nth, body] of bodies.entries()) {
    const answer = await api.fetch(post('/api/user/validation', body));
    expect(await answer.json()).toMatchObject({ valid: nth === 1 });
  }
  expect(await api.sent('POST /user/validation')).toEqual(bodies);
  expect(api.requests).toHaveLength(3);
});

test.each([
  ['one field too many', { groups: [], head: 'Kitsune' }, '200 is wrong at "head" (additionalProperties): "Kitsune"'],
  ['one field too few', {}, '200 is wrong at "groups" (required): nothing'],
  ['another type', { groups: 'none' }, '200 is wrong at "groups" (type): "none"'],
  ['a status of its own', Response.json({}, { status: 418 }), '418 is not declared'],
  ['another refusal', Response.json({ e: 1 }, { status: 500 }), '500 is wrong at "error_code" (required): nothing'],
  ['no JSON', new Response('<html>'), '200 is no JSON: <html>'],
])('a response with %s fails the test with a description of the violation', async (_what, answer, fault) => {
  await fakeApi({ 'GET /team': answer }).fetch(get('/api/team'));
  await expect(failOnFaults()).rejects.toThrow(`The contract is broken:\ngetTeam (GET /team): answer ${fault}`);
  await failOnFaults();
});

test.each([
  ['an unknown parameter', get('/api/team?page=2'), 'query is wrong at "page" (additionalProperties): "2"'],
  ['a body where none is taken', post('/api/user/auth/logout', {}), 'body is sent where none is taken: {}'],
  ['a body that is wrong', post('/api/user/validation', { login: 7 }), 'body is wrong at "login" (type): 7'],
  ['no body', get('/api/user/validation', { method: 'POST' }), 'body is missing'],
  ['a body that is no JSON', get('/api/user/validation', { method: 'POST', body: '{' }), 'body is no JSON: {'],
])('a request with %s fails the test', async (_what, request, fault) => {
  await fakeApi(ANSWERS).fetch(request);
  await expect(failOnFaults()).rejects.toThrow(fault);
});

test('an unknown operation fails the test, whether requested or only configured', async () => {
  const api = fakeApi({ 'GET /teem': {} });
  expect(await api.takeFaults()).toEqual(['GET /teem: the contract has no such operation']);
  await expect(api.fetch(get('/api/tame'))).rejects.toThrow('No answer was given for GET /tame');
  expect(await api.takeFaults()).toEqual(['GET /tame: the contract has no such operation']);
});

test('a request without a configured response is rejected, and proxy responses are not checked', async () => {
  const api = fakeApi({ 'GET /pay': foreign(new Response('<html>', { status: 502 })) });
  await expect(api.fetch(get('/api/team'))).rejects.toThrow(TypeError);
  expect((await api.fetch(get('/api/pay'))).status).toBe(502);
});
