import { defineOperation } from '../http/define-operation.ts';

export const getMetrics = defineOperation('getMetrics', async (_request, { app }) => ({
  status: 200,
  text: await app.metrics.registry.metrics(),
  headers: { 'content-type': app.metrics.registry.contentType },
}));
