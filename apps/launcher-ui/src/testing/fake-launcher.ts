import { type Answers, fakeServer, type FakeServer, inApi, openContract } from '@hoshikraft/fake-api';
import service from '@hoshikraft/launcher-contract/openapi.json' with { type: 'json' };

const inService = openContract(service as Parameters<typeof openContract>[0]);

/**
 * Fakes for the launcher's local service and the API; responses are named by full paths, `GET /clients` and
 * `GET /api/main`.
 */
export const fakeLauncher = (answers: Answers, otherwise?: (request: Request) => unknown): FakeServer =>
  fakeServer({
    find: (method, path) => inApi(method, path) ?? inService(method, path),
    base: '',
    answers,
    otherwise,
  });
