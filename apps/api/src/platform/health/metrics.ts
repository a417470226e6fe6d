import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

export interface Metrics {
  registry: Registry;
  requests: Histogram<'operation' | 'status'>;
  databaseFaults: Counter;
  heartbeatOddities: Counter<'server' | 'part'>;
  eventOddities: Counter<'server' | 'part' | 'result'>;
  emails: Counter<'kind' | 'result'>;
}

/** Sampling interval of the event loop's lag, milliseconds; the default of 10 ms uses a third of an idle process's time. */
const EVENT_LOOP_MS = 100;

/** Metrics of one server, with a registry of its own, so that several servers can run in one process. */
export function createMetrics(options: { processMetrics: boolean }): Metrics {
  const registry = new Registry();
  if (options.processMetrics) {
    collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: EVENT_LOOP_MS });
  }
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the first byte of a request to the last of its response, by operation and status class.',
      labelNames: ['operation', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers: [registry],
    }),
    databaseFaults: new Counter({
      name: 'database_connection_faults_total',
      help: 'Connections to the database that broke.',
      registers: [registry],
    }),
    heartbeatOddities: new Counter({
      name: 'heartbeat_oddities_total',
      help: 'Parts of heartbeats that were corrected, cut or left out, by game server.',
      labelNames: ['server', 'part'],
      registers: [registry],
    }),
    eventOddities: new Counter({
      name: 'game_event_oddities_total',
      help: 'Elements of event batches that were corrected or left out, by game server.',
      labelNames: ['server', 'part', 'result'],
      registers: [registry],
    }),
    emails: new Counter({
      name: 'emails_total',
      help: 'Emails that were sent, refused for good by a mail server, or too late to be of use, by kind.',
      labelNames: ['kind', 'result'],
      registers: [registry],
    }),
  };
}
