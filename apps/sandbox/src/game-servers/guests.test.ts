import { expect, test } from '@jest/globals';
import { createGuests } from './guests.ts';

const AT = Date.parse('2026-07-07T17:00:00Z');
const iso = (at: number) => new Date(at).toISOString();

test('a guest who keeps sending heartbeats stays; after 15 s of silence the session ends at the last heartbeat', () => {
  const guests = createGuests();
  const talker = guests.join('Aoi', AT);
  const silent = guests.join('Yuki', AT);
  expect(guests.alive(talker.sessionId, AT + 5000)).toBe(true);
  expect(guests.alive(silent.sessionId, AT + 5000)).toBe(true);
  expect(guests.alive(talker.sessionId, AT + 10_000)).toBe(true);
  expect(guests.dropSilent(AT + 19_999)).toEqual([]);
  expect(guests.dropSilent(AT + 20_000)).toEqual([
    { id: silent.sessionId, login: 'Yuki', joinedAt: iso(AT), leftAt: iso(AT + 5000), afkSeconds: 0 },
  ]);
  expect(guests.players().map(({ login }) => login)).toEqual(['Aoi']);
});

test('a word that comes too late does not bring a session back', () => {
  const guests = createGuests();
  const { sessionId } = guests.join('Aoi', AT);
  expect(guests.alive(sessionId, AT + 15_000)).toBe(false);
  expect(guests.alive('somebody else’s', AT)).toBe(false);
  expect(guests.dropSilent(AT + 15_000)).toHaveLength(1);
});

test('leaving ends one session and once, being thrown out all of that player, however the name is written', () => {
  const guests = createGuests();
  const first = guests.join('Aoi', AT);
  const second = guests.join('Yuki', AT);
  expect(guests.leave(first.sessionId, AT + 1000)).toMatchObject([{ login: 'Aoi', leftAt: iso(AT + 1000) }]);
  expect(guests.leave(first.sessionId, AT + 2000)).toEqual([]);
  expect(guests.throwOut('YUKI', AT + 3000)).toMatchObject([{ id: second.sessionId, leftAt: iso(AT + 3000) }]);
  expect(guests.players()).toEqual([]);
});
