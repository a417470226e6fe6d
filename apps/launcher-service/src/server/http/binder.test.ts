import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { HITECH, PLAYER } from '../../testing/fakes.ts';
import { runService } from '../../testing/running-service.ts';
import type { RunningTestService } from '../../testing/running-service.ts';
import { compileSchema, describedOperations } from './description.ts';

let it: RunningTestService;
beforeAll(async () => {
  it = await runService();
});
afterAll(() => it.close());

const isError = compileSchema('Error');
const launch = { client: HITECH, player: PLAYER };

describe.each([
  ['POST', '/launch', undefined],
  ['POST', '/launch', '{"broken'],
  ['POST', '/launch', []],
  ['POST', '/launch', { ...launch, memory: 4096 }],
  ['POST', '/launch', { ...launch, player: { ...PLAYER, admin: true } }],
  ['POST', '/launch', { ...launch, client: 'hitech' }],
  ['POST', '/launch', { ...launch, optional: ['map', 'map'] }],
  ['POST', '/launch', { ...launch, player: { ...PLAYER, login: 'Kit sune' } }],
  ['POST', '/debugger', { value: 'true' }],
  ['POST', '/debugger', { value: 1 }],
  ['POST', '/debugger', { value: true, more: 1 }],
  ['POST', '/memory', { value: '4096' }],
  ['POST', '/memory', { value: 0.5 }],
  ['POST', '/memory', { value: 511 }],
  ['POST', '/memory', { value: 'much' }],
  ['GET', '/logs?limit=0', undefined],
  ['GET', '/logs?limit=1e3', undefined],
  ['GET', '/logs?from=0x10', undefined],
  ['GET', '/logs?page=2', undefined],
  ['GET', '/resource-folder?openFolder=maybe', undefined],
  ['GET', '/storage/..%2Fsettings', undefined],
  ['GET', `/storage/${'k'.repeat(65)}`, undefined],
  ['GET', '/client/icon/hitech/icon.png', undefined],
  ['GET', `/client/icon/${HITECH}/..%2F..%2Fsettings.json`, undefined],
] as const)('%s %s with %j', (method, path, body) => {
  test('is refused in the error format of the contract', async () => {
    const headers = body === undefined && method === 'POST' ? { 'content-type': 'application/json' } : {};
    const answer = await it.call(method, path, { ...(body === undefined ? {} : { body }), headers });
    expect(answer.status).toBe(400);
    expect([isError(answer.json), isError.errors]).toEqual([true, null]);
    expect(answer.json).toMatchObject({ error_code: 2, details: { type: 'malformed_request' } });
  });
});

test('invalid fields are explained in the requested language', async () => {
  const ask = (language: string) =>
    it.call('POST', '/debugger', { body: { value: true, more: 1 }, headers: { 'accept-language': language } });
  expect((await ask('en-GB')).json).toMatchObject({ details: { fields: { 'body/more': 'Unknown field.' } } });
  expect((await ask('ru')).json).toMatchObject({ details: { fields: { 'body/more': 'Лишнее поле.' } } });
});

test('an unknown address is 404 in the error format of the contract', async () => {
  const answer = await it.call('POST', '/launch/now', { body: {} });
  expect(answer).toMatchObject({ status: 404, json: { error_code: 4, details: { type: 'not_found' } } });
});

test('a body that is too large is 413', async () => {
  const answer = await it.call('POST', '/storage/a', { body: { value: 'x'.repeat(600_000) } });
  expect(answer).toMatchObject({ status: 413, json: { error_code: 7 } });
});

test('every operation responds as the contract declares', async () => {
  const bodies: Record<string, unknown> = {
    launchClient: launch,
    verifyClient: { client: HITECH },
    cancelJob: {},
    uploadLogs: { send: false },
    writeStorage: { value: 'text' },
    setDebugger: { value: false },
    setLogDisplay: { value: false },
    setJvmFlags: { value: '-XX:+UseZGC' },
    setMemory: { value: 'auto' },
    moveResourceFolder: { value: '/somewhere' },
    openLink: { url: 'https://hoshikraft.example/rules' },
  };
  for (const operation of describedOperations) {
    const path = operation.url
      .replace(':uuid', HITECH)
      .replace(':key', 'key')
      .replace(':iconPath', `${'a'.repeat(16)}.png`)
      .replace(':backgroundPath', `${'b'.repeat(16)}.webp`);
    const body = bodies[operation.operationId];
    const answer = await it.call(operation.method, path, body === undefined ? {} : { body });
    // Undeclared statuses and shapes become 500 in tests (mount.ts).
    expect([operation.operationId, answer.status < 500]).toEqual([operation.operationId, true]);
    expect(operation.responses.has(answer.status)).toBe(true);
  }
});

test('pictures are found only by the name in the list of clients', async () => {
  const icon = await it.call('GET', `/client/icon/${HITECH}/${'a'.repeat(16)}.png`);
  expect(icon).toMatchObject({ status: 200, headers: { 'content-type': 'image/png' } });
  for (const name of ['icon.png', `${'b'.repeat(16)}.webp`, `${'a'.repeat(16)}.png.txt`]) {
    expect(await it.call('GET', `/client/icon/${HITECH}/${name}`)).toMatchObject({ status: 404 });
  }
});

test('flags and memory that the machine does not accept are refused and not saved', async () => {
  const flags = await it.call('POST', '/jvm-flags', { body: { value: '-XX:+wrong' } });
  expect(flags).toMatchObject({
    status: 422,
    json: { error_code: 1, details: { fields: { value: 'Unrecognized VM option' } } },
  });
  expect((await it.call('GET', '/jvm-flags')).json).toMatchObject({ value: '-XX:+UseZGC' });
  const memory = await it.call('POST', '/memory', { body: { value: 9000 }, headers: { 'accept-language': 'en' } });
  expect(memory).toMatchObject({ status: 422, json: { details: { fields: { value: 'Enter 512 to 8192\u00a0MB.' } } } });
  expect((await it.call('GET', '/memory')).json).toMatchObject({ value: 'auto' });
  expect(await it.call('POST', '/open-link', { body: { url: 'file:///etc/passwd' } })).toMatchObject({ status: 422 });
});
