import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { presentFacts } from './present-server.ts';
import { findFacts } from './servers-repository.ts';

/** What the pages say about a server, for editors (docs/product/content.md#facts-of-a-server). */
export const getServerFacts = defineOperation('getServerFacts', async ({ query }, { app }) => {
  const row = await findFacts(app.db, query.server);
  if (row === undefined) throw new ApiError('not_found');
  return { status: 200, body: presentFacts(row) };
});
