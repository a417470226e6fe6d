import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { firstFault } from '@hoshikraft/contract-binder';
import { SECOND_MS } from '@hoshikraft/shared';
import type { App } from '../app-parts.ts';
import { compileValidators, describedOperations } from '../http/description.ts';
import { ApiError } from '../errors/api-error.ts';
import { keepAnswer } from '../http/kept-answer.ts';
import type { KeptAnswer } from '../http/kept-answer.ts';
import { readLiveFigures } from './monitoring-repository.ts';
import type { LiveFigures } from './monitoring-repository.ts';
import { presentMonitoring } from './present-monitoring.ts';

/** Tables are read and the text is built at most once in this time, whatever the number of visitors. */
const REFRESH_MS = SECOND_MS;
/** A database that takes longer is not waited for while there is something to show. */
const PATIENCE_MS = 800;

/** Measured both ways: a clock that was set back must not stop it. */
const isDue = (last: number, now: Date): boolean => Math.abs(now.getTime() - last) >= REFRESH_MS;

function contractCheck(): (text: string) => void {
  const operation = describedOperations.find(({ operationId }) => operationId === 'getMonitoring');
  const validate = operation && compileValidators(operation).responses.get(200)?.validate;
  if (!validate) throw new Error('The contract describes no answer of getMonitoring');
  return (text) => {
    if (!validate(JSON.parse(text))) {
      const { place, rule } = firstFault(validate.errors);
      throw new Error(`Monitoring is wrong at "${place}": ${rule}`);
    }
  };
}

/**
 * Monitoring as ready text, made once and sent to everyone. It is built anew as time passes too, so that a server goes
 * stale and offline without a word from it; while the database is away the last figures age the same way.
 */
function createMonitoringCache(app: App) {
  const check = contractCheck();
  let figures: LiveFigures | null = null;
  let triedAt = Number.NEGATIVE_INFINITY;
  let builtAt = Number.NEGATIVE_INFINITY;
  let ready: KeptAnswer | null = null;
  let reading: Promise<void> | null = null;

  async function read(now: Date): Promise<void> {
    try {
      figures = await readLiveFigures(app.db, now);
      builtAt = Number.NEGATIVE_INFINITY;
    } catch (error) {
      if (figures === null) throw error;
      app.log.warn({ err: error }, 'monitoring shows the figures it has: the database did not answer');
    } finally {
      reading = null;
    }
  }

  function build(from: LiveFigures, now: Date): KeptAnswer {
    const text = JSON.stringify(presentMonitoring(from, now));
    if (ready?.text === text) return ready;
    check(text);
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
    return keepAnswer(text, { etag, 'cache-control': 'public, max-age=1' });
  }

  async function renew(): Promise<KeptAnswer> {
    const now = app.clock.now();
    if (reading === null && isDue(triedAt, now)) {
      triedAt = now.getTime();
      reading = read(now);
    }
    if (reading !== null) {
      const patience = new AbortController();
      const known = figures !== null;
      await Promise.race([
        reading,
        ...(known ? [sleep(PATIENCE_MS, undefined, { signal: patience.signal }).catch(() => undefined)] : []),
      ]);
      patience.abort();
    }
    if (figures === null) throw new ApiError('database_unavailable');
    if (ready === null || isDue(builtAt, now)) {
      ready = build(figures, now);
      builtAt = now.getTime();
    }
    return ready;
  }

  function fresh(): KeptAnswer | null {
    const now = app.clock.now();
    return reading === null && !isDue(triedAt, now) && !isDue(builtAt, now) ? ready : null;
  }

  return { fresh, renew };
}

const caches = new WeakMap<App, ReturnType<typeof createMonitoringCache>>();

function cacheOf(app: App): ReturnType<typeof createMonitoringCache> {
  const known = caches.get(app);
  if (known !== undefined) return known;
  const cache = createMonitoringCache(app);
  caches.set(app, cache);
  return cache;
}

/** The monitoring of this process where it is fresh, else null. */
export const freshMonitoring = (app: App): KeptAnswer | null => cacheOf(app).fresh();

/** The monitoring of this process, made anew where it is due. @throws when the database has not answered even once */
export const renewMonitoring = (app: App): Promise<KeptAnswer> => cacheOf(app).renew();
