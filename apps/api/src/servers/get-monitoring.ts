import { defineOperation } from '../http/define-operation.ts';
import { freshMonitoring, renewMonitoring } from './monitoring-cache.ts';

export const getMonitoring = defineOperation('getMonitoring', (_request, { app }) => renewMonitoring(app), {
  kept: freshMonitoring,
});
