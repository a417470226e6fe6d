import { afterEach, describe, expect, test } from '@jest/globals';
import { MINUTE_MS } from '@hoshikraft/shared';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import { sharedAnswers, type SameFor } from './shared-answers.ts';
import type { Handle } from './define-operation.ts';
import { mounted, sessionsOf, testParts } from './testing/mounted.ts';

const PAGE = { items: [], nextCursor: null };
const url = '/api/documents?target=mods';

/** Stands still, for answers are kept by it. */
const NOW = 0;
const parts = { ...testParts, clock: { now: () => new Date(NOW) } };

let runs = 0;
let server: FastifyInstance | undefined;
afterEach(async () => {
  runs = 0;
  await server?.close();
});

const page: Handle = () => ({ status: 200, body: PAGE });

/** A list, that of documents or that of bans, which wants a session, answered by that handler. */
async function answering(
  sameFor: SameFor,
  handle = page,
  operationId: 'listDocuments' | 'listBans' = 'listDocuments',
): Promise<void> {
  const counted: Handle = (request, context) => {
    runs += 1;
    return handle(request, context);
  };
  const operation = { operationId, handle: sharedAnswers(sameFor, counted) };
  const authenticators = sessionsOf({ one: {}, other: {}, after: { asOf: '1:2:' } });
  server = await mounted({ without: operationId, extra: [operation], authenticators, parts });
}

const ask = async (address = url, headers: Record<string, string> = {}) => {
  const { statusCode, body } = await (server as FastifyInstance).inject({ url: address, headers });
  return { status: statusCode, body: JSON.parse(body) as { items?: unknown; type?: string } };
};

test('visitors who ask the same at once are answered by one run, and the next one by another', async () => {
  await answering('visitors');
  const answer = { status: 200, body: PAGE };
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([answer, answer, answer]);
  expect(runs).toBe(1);
  expect(await ask()).toEqual(answer);
  expect(runs).toBe(2);
});

test('what is the same for everybody is made once for those signed in too, what is not for each', async () => {
  const both = () => Promise.all(['one', 'other'].map((id) => ask('/api/ban/list', { 'access-id': id })));
  await answering('everybody', page, 'listBans');
  expect(await both()).toEqual([
    { status: 200, body: PAGE },
    { status: 200, body: PAGE },
  ]);
  expect(runs).toBe(1);
  await server?.close();
  await answering('visitors', page, 'listBans');
  await both();
  expect(runs).toBe(3);
});

describe('an answer that says until when it may be kept', () => {
  const later = () => ({ status: 200, body: PAGE, keptUntil: NOW + MINUTE_MS });
  const asks = async (address: string, ids: string[]) => {
    for (const id of ids) await ask(address, { 'access-id': id });
  };

  test('is made once for those signed in while nothing is written, and anew after whatever was written', async () => {
    await answering('everybody', later, 'listBans');
    await asks('/api/ban/list', ['one', 'other', 'one']);
    expect(runs).toBe(1);
    await asks('/api/ban/list', ['after', 'after']);
    expect(runs).toBe(2);
    await asks('/api/ban/list?q=aa', ['after']);
    expect(runs).toBe(3);
  });

  test('is made anew when its time has come', async () => {
    await answering('everybody', () => ({ ...later(), keptUntil: NOW }), 'listBans');
    await asks('/api/ban/list', ['one', 'one']);
    expect(runs).toBe(2);
  });

  test('is kept neither for visitors, who ask the database nothing before, nor where it is not everybody’s', async () => {
    await answering('everybody', later);
    await ask();
    await ask();
    expect(runs).toBe(2);
    await server?.close();
    await answering('visitors', later, 'listBans');
    await asks('/api/ban/list', ['one', 'one']);
    expect(runs).toBe(4);
  });

  test('opens nothing to somebody without a session', async () => {
    await answering('everybody', later, 'listBans');
    await asks('/api/ban/list', ['one']);
    expect((await ask('/api/ban/list', { 'access-id': 'nobody' })).status).toBe(401);
  });
});

test('another query and another language are another answer', async () => {
  await answering('everybody');
  await Promise.all([ask(), ask(`${url}&sort=title`), ask(url, { 'accept-language': 'en' })]);
  expect(runs).toBe(3);
});

test('a refusal is a refusal for all who asked at once', async () => {
  await answering('everybody', () => {
    throw new ApiError('not_found');
  });
  const all = await Promise.all([ask(), ask()]);
  expect(all.map(({ status }) => status)).toEqual([404, 404]);
  expect(runs).toBe(1);
});

test('an answer that breaks the contract is as wrong as one that is made alone', async () => {
  await answering('everybody', () => ({ status: 200, body: { items: [] } }));
  expect((await ask()).status).toBe(500);
});
