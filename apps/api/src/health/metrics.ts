import { collectDefaultMetrics, Counter, Registry } from 'prom-client';
import { openRequestTimes } from './request-times.ts';
import type { RequestTimes } from './request-times.ts';

export interface Metrics {
  registry: Registry;
  requests: RequestTimes;
  databaseFaults: Counter;
}

/**
 * How often the event loop is looked at, ms. It is counted into the lag, which is 0.1 s where nothing holds it up; what stands
 * above has been held up. Ten times as often, as prom-client has it, is a third of what an idle process costs.
 */
const EVENT_LOOP_MS = 100;

/** Metrics of one server; a registry of its own, so that several servers can live in one process. */
export function createMetrics(options: { processMetrics: boolean }): Metrics {
  const registry = new Registry();
  if (options.processMetrics) {
    collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: EVENT_LOOP_MS });
  }
  return {
    registry,
    requests: openRequestTimes(registry),
    databaseFaults: new Counter({
      name: 'database_connection_faults_total',
      help: 'Connections to the database that broke.',
      registers: [registry],
    }),
  };
}
