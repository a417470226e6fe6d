import { expect, test } from '@jest/globals';
import { BridgeRefusal } from './bridge-client.ts';
import type { BridgeClient } from './bridge-client.ts';
import { createEventOutbox } from './event-outbox.ts';
import type { EventMemory } from './event-outbox.ts';
import { emptyCounters } from './play.ts';

function open(answers: (Error | 'accepted')[]) {
  const sent: { batchId: string; counters: unknown[] }[] = [];
  const memory: EventMemory = { closed: [], totals: {}, batch: null };
  const call = ((_name: string, body: { batchId: string; counters: unknown[] }) => {
    sent.push(structuredClone(body));
    const answer = answers.shift();
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve({ result: answer });
  }) as unknown as BridgeClient;
  const outbox = createEventOutbox(memory, call, () => undefined);
  const played = (login: string) => {
    memory.totals[login] = { ...emptyCounters(login), deaths: (memory.totals[login]?.deaths ?? 0) + 1 };
    outbox.changed(login);
  };
  return { sent, memory, outbox, played };
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
