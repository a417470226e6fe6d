import api from '@hoshikraft/contract/openapi.json' with { type: 'json' };
import launcher from '@hoshikraft/launcher-contract/openapi.json' with { type: 'json' };
import { type ContractBook, openContract } from './contract-book.ts';
import { type Answers, fakeServer, type FakeServer } from './fake-server.ts';

export { type Answers, type FakeServer, foreign } from './fake-server.ts';

const BASE = '/api';

const opened = (description: unknown): ContractBook => {
  let book: ContractBook | undefined;
  return (method, path) => (book ??= openContract(description as Parameters<typeof openContract>[0]))(method, path);
};
const [apiBook, serviceBook] = [opened(api), opened(launcher)];

const inApi: ContractBook = (method, path) =>
  path.startsWith(`${BASE}/`) ? apiBook(method, path.slice(BASE.length)) : undefined;

/**
 * Stands in for the API at any address that ends in `/api`; answers are named by the path below it. What is asked or
 * answered against the contract fails the test, wherever the answer went.
 */
export const fakeApi = (answers: Answers): FakeServer => fakeServer({ find: inApi, base: BASE, answers });

/**
 * Stands in for the launcher's local service and for the API; answers are named by whole paths, `GET /clients` and
 * `GET /api/main`.
 */
export const fakeLauncher = (answers: Answers, otherwise?: (request: Request) => unknown): FakeServer =>
  fakeServer({
    find: (method, path) => inApi(method, path) ?? serviceBook(method, path),
    base: '',
    answers,
    otherwise,
  });
