import type { components } from '@hoshikraft/contract';
import type { Trx } from '../database/types.ts';
import {
  type AnswerableDelivery,
  keepOutcome,
  lockAnswered,
  MOST_ATTEMPTS,
  type Outcome,
  waitAfter,
} from './deliveries-repository.ts';

type Answer = components['schemas']['Acknowledgements'][number];
type Result = components['schemas']['AcknowledgementResults'][number]['result'];

function outcome(answer: Answer, { attempt, deferrals }: AnswerableDelivery, now: Date): Outcome {
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

/** What an answer to a delivery of that game server makes of it: the result, and what to write, where anything. */
function judge(
  delivery: AnswerableDelivery | undefined,
  answer: Answer,
  now: Date,
): { result: Result; next?: Outcome } {
  if (!delivery) return { result: 'unknown' };
  if (delivery.lease_id !== answer.leaseId) return { result: 'stale' };
  const done = answer.status === 'done';
  if (done && delivery.status === 'refunded') return { result: 'stale' };
  const late = done && delivery.status === 'dead';
  // Answered under this lease already.
  if (delivery.status !== 'leased' && !late) return { result: 'accepted' };
  return { result: 'accepted', next: outcome(answer, delivery, now) };
}

/**
 * Takes the answers of a game server, in their order. Only the newest lease of one of its own deliveries counts: another
 * server's is `unknown`, an older lease `stale`, and the same answer again changes nothing. A first `done` after it was
 * given up still counts, unless what was paid went back meanwhile: then it is `stale`.
 *
 * @returns a result for each
 */
export async function takeAnswers(
  trx: Trx,
  serverId: string,
  answers: readonly Answer[],
  now: Date,
): Promise<Result[]> {
  const known = await lockAnswered(
    trx,
    serverId,
    answers.map(({ id }) => id),
  );
  const results: Result[] = [];
  for (const answer of answers) {
    const delivery = known.get(answer.id);
    const { result, next } = judge(delivery, answer, now);
    results.push(result);
    if (!delivery || !next) continue;
    await keepOutcome(trx, answer.id, { ...next, code: answer.code });
    known.set(answer.id, { ...delivery, ...next });
  }
  return results;
}
