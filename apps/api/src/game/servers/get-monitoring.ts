import { defineOperation } from '../../platform/http/define-operation.ts';
import { monitoring } from './live-figures.ts';

export const getMonitoring = defineOperation('getMonitoring', async (_request, { app }) => {
  const { text, etag } = await monitoring.get(app);
  return { status: 200, text, headers: { etag, 'cache-control': 'public, max-age=1' } };
});
