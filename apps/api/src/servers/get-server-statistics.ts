import { ApiError } from '../errors/api-error.ts';
import { defineOperation } from '../http/define-operation.ts';
import { serverFigures } from './online-repository.ts';
import { presentStatistics } from './present-statistics.ts';
import { isServer } from './servers-repository.ts';

export const getServerStatistics = defineOperation('getServerStatistics', async ({ query }, { app }) => {
  if (!(await isServer(app.db, query.server))) throw new ApiError('not_found');
  return { status: 200, body: presentStatistics(await serverFigures(app.db, query.server, app.clock.now())) };
});
