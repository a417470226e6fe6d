import { defineOperation } from '../http/define-operation.ts';
import { ApiError } from '../errors/api-error.ts';
import { isReady } from './readiness.ts';

export const getReadiness = defineOperation('getReadiness', async (_request, { app }) => {
  if (!(await isReady(app))) throw new ApiError('database_unavailable');
  return { status: 200, body: { status: 'ok' } };
});
