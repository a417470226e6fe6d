import api from '@hoshikraft/contract/openapi.json' with { type: 'json' };
import { type ContractBook, openContract } from './contract-book.ts';
import { type Answers, fakeServer, type FakeServer } from './fake-server.ts';

export { type ContractBook, openContract } from './contract-book.ts';
export { type Answers, fakeServer, type FakeServer, foreign } from './fake-server.ts';

const BASE = '/api';

const apiBook = openContract(api as Parameters<typeof openContract>[0]);

/** The API's operations by their whole paths, `/api/main`. */
export const inApi: ContractBook = (method, path) =>
  path.startsWith(`${BASE}/`) ? apiBook(method, path.slice(BASE.length)) : undefined;

/**
 * Stands in for the API at any address that ends in `/api`; answers are named by the path below it. What is asked or
 * answered against the contract fails the test, wherever the answer went.
 */
export const fakeApi = (answers: Answers): FakeServer => fakeServer({ find: inApi, base: BASE, answers });
