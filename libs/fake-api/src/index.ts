import api from '@hoshikraft/contract/openapi.json' with { type: 'json' };
import { type FindOperation, openContract } from './find-operation.ts';
import { type Answers, fakeServer, type FakeServer } from './fake-server.ts';

export { type FindOperation, openContract } from './find-operation.ts';
export { type Answers, fakeServer, type FakeServer, foreign } from './fake-server.ts';

const BASE = '/api';

const apiBook = openContract(api as Parameters<typeof openContract>[0]);

/** Finds an operation of the API by its full path, `/api/main`. */
export const inApi: FindOperation = (method, path) =>
  path.startsWith(`${BASE}/`) ? apiBook(method, path.slice(BASE.length)) : undefined;

/**
 * Fake API for any URL that ends in `/api`; `answers` has responses by method and path. A request or response that violates
 * the contract fails the test, even if the caller ignores it.
 */
export const fakeApi = (answers: Answers): FakeServer => fakeServer({ find: inApi, base: BASE, answers });
