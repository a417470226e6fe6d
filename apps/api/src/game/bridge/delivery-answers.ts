import type { components } from '@hoshikraft/contract';
import type { Trx } from '../../platform/database/types.ts';
import {
  type LeasedDelivery,
  updateOutcome,
  lockAcknowledged,
  MAX_ATTEMPTS,
  type Outcome,
  retryDelay,
} from './deliveries-repository.ts';

type Acknowledgement = components['schemas']['Acknowledgements'][number];
type Result = components['schemas']['AcknowledgementResults'][number]['result'];

function outcome(acknowledgement: Acknowledgement, { attempt, deferrals }: LeasedDelivery, now: Date): Outcome {
  const after = (count: number) => new Date(now.getTime() + retryDelay(count));
  switch (acknowledgement.status) {
    case 'done':
      return { status: 'done', done_at: now };
    case 'failed':
      return attempt >= MAX_ATTEMPTS ? { status: 'dead' } : { status: 'failed', next_attempt_at: after(attempt) };
    case 'deferred':
      // The game server could not try: this does not count as an attempt, but the delay grows.
      return {
        status: 'queued',
        attempt: attempt - 1,
        deferrals: deferrals + 1,
        next_attempt_at: after(deferrals + 1),
      };
  }
}

/** Decides the result of an acknowledgement, and the update of its delivery if there is one. */
function decide(
  delivery: LeasedDelivery | undefined,
  acknowledgement: Acknowledgement,
  now: Date,
): { result: Result; next?: Outcome } {
  if (!delivery) return { result: 'unknown' };
  if (delivery.lease_id !== acknowledgement.leaseId) return { result: 'stale' };
  const done = acknowledgement.status === 'done';
  if (done && delivery.status === 'refunded') return { result: 'stale' };
  const late = done && delivery.status === 'dead';
  // Acknowledged under this lease already.
  if (delivery.status !== 'leased' && !late) return { result: 'accepted' };
  return { result: 'accepted', next: outcome(acknowledgement, delivery, now) };
}

/**
 * Processes acknowledgements of a game server in order. Only the newest lease of its own deliveries counts: another server's
 * delivery is `unknown`, an older lease `stale`, and a repeat changes nothing. A first `done` for a dead delivery still counts,
 * unless it was refunded meanwhile: then it is `stale`.
 *
 * @returns a result for each acknowledgement
 */
export async function processAcknowledgements(
  trx: Trx,
  serverId: string,
  acknowledgements: readonly Acknowledgement[],
  now: Date,
): Promise<Result[]> {
  const known = await lockAcknowledged(
    trx,
    serverId,
    acknowledgements.map(({ id }) => id),
  );
  const results: Result[] = [];
  for (const acknowledgement of acknowledgements) {
    const delivery = known.get(acknowledgement.id);
    const { result, next } = decide(delivery, acknowledgement, now);
    results.push(result);
    if (!delivery || !next) continue;
    await updateOutcome(trx, acknowledgement.id, { ...next, code: acknowledgement.code });
    known.set(acknowledgement.id, { ...delivery, ...next });
  }
  return results;
}
