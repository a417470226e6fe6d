import { getLiveness } from './get-liveness.ts';
import { getMetrics } from './get-metrics.ts';
import { getReadiness } from './get-readiness.ts';

export const healthOperations = [getLiveness, getReadiness, getMetrics] as const;
