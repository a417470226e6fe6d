import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { getServerFigures } from './online-repository.ts';
import { presentStatistics } from './present-statistics.ts';
import { serverExists } from './servers-repository.ts';

export const getServerStatistics = defineOperation('getServerStatistics', async ({ query }, { app }) => {
  if (!(await serverExists(app.db, query.server))) throw new ApiError('not_found');
  return { status: 200, body: presentStatistics(await getServerFigures(app.db, query.server, app.clock.now())) };
});
