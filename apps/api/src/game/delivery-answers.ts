import type { components } from '@hoshikraft/contract';
import { refundDeadUnbans } from '../bans/refund-dead-unbans.ts';
import type { Trx } from '../database/types.ts';
import { MOST_ATTEMPTS, waitAfter } from './delivery-queue.ts';

type Answer = components['schemas']['Acknowledgements'][number];
type Result = components['schemas']['AcknowledgementResults'][number]['result'];

interface Leased {
  attempt: number;
  deferrals: number;
}

function outcome(answer: Answer, { attempt, deferrals }: Leased, now: Date) {
  const after = (count: number) => new Date(now.getTime() + waitAfter(count));
  switch (answer.status) {
    case 'done':
      return { status: 'done', done_at: now };
    case 'failed':
      return attempt >= MOST_ATTEMPTS ? { status: 'dead' } : { status: 'failed', next_attempt_at: after(attempt) };
    case 'deferred':
      // The game server could not try: it is not counted as a try, only waited for longer each time.
      return {
        status: 'queued',
        attempt: attempt - 1,
        deferrals: deferrals + 1,
        next_attempt_at: after(deferrals + 1),
      };
  }
}

/**
 * Takes one answer of a game server. Only the newest lease of one of its own deliveries counts: another server's is
 * `unknown`, an older lease `stale`, and the same answer again changes nothing. A first `done` after it was given up still
 * counts, unless what was paid went back meanwhile: then it is `stale`.
 */
export async function takeAnswer(trx: Trx, serverId: string, answer: Answer, now: Date): Promise<Result> {
  const delivery = await trx
    .selectFrom('deliveries')
    .select(['status', 'lease_id', 'attempt', 'deferrals'])
    .where('id', '=', answer.id)
    .where('server_id', '=', serverId)
    .forUpdate()
    .executeTakeFirst();
  if (!delivery) return 'unknown';
  if (delivery.lease_id !== answer.leaseId) return 'stale';
  const done = answer.status === 'done';
  if (done && delivery.status === 'refunded') return 'stale';
  const late = done && delivery.status === 'dead';
  // Answered under this lease already.
  if (delivery.status !== 'leased' && !late) return 'accepted';
  const next = outcome(answer, delivery, now);
  await trx
    .updateTable('deliveries')
    .set({ ...next, code: answer.code })
    .where('id', '=', answer.id)
    .execute();
  if (next.status === 'dead') await refundDeadUnbans(trx, [answer.id], now);
  return 'accepted';
}
