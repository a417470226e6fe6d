import { randomUUID } from 'node:crypto';
import type { components } from '@hoshikraft/contract';
import type { Clock } from '../clock.ts';
import type { BanMemory } from './ban-list.ts';
import { BridgeRefusal } from './bridge-client.ts';
import type { BridgeClient } from './bridge-client.ts';
import type { Counters } from './play.ts';
import type { ClosedSession } from './population.ts';

type Batch = components['schemas']['GameEvents'];

export interface EventMemory extends BanMemory {
  /** Sessions that no batch holds yet. */
  closed: ClosedSession[];
  totals: Record<string, Counters>;
  /** When the worlds were made anew, as far as no batch holds it. */
  wipes: string[];
  /** Sent, but not answered: goes out again with the same batchId before anything newer. */
  batch: Batch | null;
}

const MOST_AT_ONCE = 1000;
const MOST_WIPES = 10;

/** Keeps what happened until the API has taken it, in order, each batch once. */
export function createEventOutbox(memory: EventMemory, call: BridgeClient, clock: Clock, save: () => void) {
  const changed = new Set(Object.keys(memory.totals));
  // Told again after a restart: repeats are harmless.
  const changedBans = new Set(Object.keys(memory.bans));

  function nextBatch(): Batch | null {
    const logins = [...changed].slice(0, MOST_AT_ONCE);
    const banIds = [...changedBans].slice(0, MOST_AT_ONCE);
    const waiting = [memory.closed, logins, banIds, memory.wipes];
    if (waiting.every(({ length }) => length === 0)) return null;
    const counters = logins.flatMap((login) => {
      const totals = memory.totals[login];
      return totals ? [{ ...totals }] : [];
    });
    for (const login of logins) changed.delete(login);
    const bans = banIds.flatMap((id) => {
      const ban = memory.bans[id];
      return ban ? [{ ...ban }] : [];
    });
    for (const id of banIds) changedBans.delete(id);
    const reportedAt = new Date(clock.now()).toISOString();
    const sessions = memory.closed.splice(0, MOST_AT_ONCE);
    const wipes = memory.wipes.splice(0, MOST_WIPES);
    return { batchId: randomUUID(), reportedAt, sessions, counters, bans, wipes };
  }

  /** The file is written first: a total that was sent is never forgotten. */
  async function sendBatch(): Promise<void> {
    if (memory.batch === null) return;
    save();
    try {
      await call('events', memory.batch);
    } catch (error) {
      // Sending what is malformed again would stop everything behind it for good.
      const hopeless = error instanceof BridgeRefusal && (error.status === 400 || error.status === 422);
      if (!hopeless) throw error;
    }
    memory.batch = null;
    save();
  }

  return {
    closed(sessions: readonly ClosedSession[]): void {
      memory.closed.push(...sessions);
    },
    changed(login: string): void {
      changed.add(login);
    },
    banChanged(id: string): void {
      changedBans.add(id);
    },
    wiped(at: string): void {
      memory.wipes.push(at);
    },
    /** Sends what is waiting, an unanswered batch before anything newer. */
    async send(): Promise<void> {
      await sendBatch();
      memory.batch ??= nextBatch();
      await sendBatch();
    },
  };
}
