import { expect, test } from '@jest/globals';
import type { GameBan } from './ban-list.ts';
import { BridgeRefusal } from './bridge-client.ts';
import type { BridgeClient } from './bridge-client.ts';
import { createEventOutbox } from './event-outbox.ts';
import type { EventMemory } from './event-outbox.ts';
import { emptyCounters } from './play.ts';

const CLOCK = { now: () => Date.parse('2026-07-07T17:00:00.000Z') };

const BAN: GameBan = {
  id: '',
  login: 'Aoi',
  banned_by: 'Sandbox',
  ban_reason: 'trying out',
  banned_at: '2026-07-07T17:00:00.000Z',
  unban_at: null,
  unbanPrice: 19_900,
  lifted: false,
};

function open(answers: (Error | 'accepted')[]) {
  const sent: { batchId: string; counters: unknown[]; bans: unknown[] }[] = [];
  const memory: EventMemory = { closed: [], totals: {}, bans: {}, wipes: [], batch: null };
  const call = ((_name: string, body: { batchId: string; counters: unknown[]; bans: unknown[] }) => {
    sent.push(structuredClone(body));
    const answer = answers.shift();
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve({ result: answer });
  }) as unknown as BridgeClient;
  const outbox = createEventOutbox(memory, call, CLOCK, () => undefined);
  const played = (login: string) => {
    memory.totals[login] = { ...emptyCounters(login), deaths: (memory.totals[login]?.deaths ?? 0) + 1 };
    outbox.changed(login);
  };
  const banned = (id: string) => {
    memory.bans[id] = { ...BAN, id };
    outbox.banChanged(id);
  };
  return { sent, memory, outbox, played, banned };
}

test('a batch that was not answered goes out again as it was, before anything newer', async () => {
  const { sent, outbox, played } = open([new Error('connection reset'), 'accepted', 'accepted']);
  played('Aoi');
  await expect(outbox.send()).rejects.toThrow('connection reset');
  played('Aoi');
  await outbox.send();
  await outbox.send();
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[2]?.batchId).not.toBe(sent[0]?.batchId);
  expect(sent[2]?.counters).toMatchObject([{ login: 'Aoi', deaths: 2 }]);
});

test('nothing new, nothing sent', async () => {
  const { sent, outbox, played } = open(['accepted']);
  played('Aoi');
  await outbox.send();
  await outbox.send();
  expect(sent).toHaveLength(1);
});

test('a batch refused as malformed does not stop what comes after it', async () => {
  const { sent, outbox, played } = open([new BridgeRefusal('events', 422, ''), 'accepted']);
  played('Aoi');
  await outbox.send();
  played('Yuki');
  await outbox.send();
  expect(sent[1]?.counters).toMatchObject([{ login: 'Yuki' }]);
});

test('a ban is reported once, again when it changes, and again after a restart', async () => {
  const { sent, memory, outbox, banned } = open(['accepted', 'accepted', 'accepted']);
  banned('one');
  await outbox.send();
  await outbox.send();
  expect(sent.map(({ bans }) => bans)).toEqual([[{ ...BAN, id: 'one' }]]);
  const restarted = createEventOutbox(
    memory,
    (() => Promise.resolve({ result: 'accepted' })) as BridgeClient,
    CLOCK,
    () => {
      sent.push(structuredClone(memory.batch) as (typeof sent)[number]);
    },
  );
  await restarted.send();
  expect(sent[1]?.bans).toEqual([{ ...BAN, id: 'one' }]);
});

test('a ban does not wait behind a batch that was not answered', async () => {
  const { sent, outbox, played, banned } = open([new Error('connection reset'), 'accepted', 'accepted']);
  played('Aoi');
  await expect(outbox.send()).rejects.toThrow('connection reset');
  banned('one');
  await outbox.send();
  expect(sent.map(({ bans }) => bans.length)).toEqual([0, 0, 1]);
});
