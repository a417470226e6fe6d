import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { operationPolicy } from '@hoshikraft/contract/policy';
import { describedOperations, description } from '../../src/platform/http/description.ts';
import { setUpOauth } from '../../src/identity/oauth/testing/set-up-oauth.ts';
import { signInPending, turnOnApp } from '../../src/identity/two-factor/testing/authenticator-app.ts';
import type { Answer, Credentials, SignedUp } from '../test-app.ts';
import { type Account, ACCOUNTS, FACTOR_ACCOUNTS, type Person, personOf } from './accounts.ts';
import { type Browser, DOORS, type DoorName, NEW_PLAYERS } from './doors.ts';
import { type BrowserName, type Cell, CELLS, type Outcome } from './expected.ts';

type Schemas = components['schemas'];

const world = setUpOauth();
let neighbour: SignedUp;
let stranger: SignedUp;
/** A sign-in of the stranger's, which waits; it is over after five minutes, so each cell has its own. */
let waiting: Credentials;
let cells = 0;
beforeAll(async () => {
  neighbour = await world.api.signUp();
});
beforeEach(async () => {
  // After twenty wrong codes in an hour none of a player's is looked at any more.
  if (cells % 20 === 0) {
    stranger = await world.api.signUp();
    await turnOnApp(world.api, stranger);
  }
  cells += 1;
  waiting = await signInPending(world.api, stranger);
});

const browserOf = (name: BrowserName, { accessId }: Person): Browser => {
  const browsers: Record<BrowserName, Browser> = {
    'that holds nothing': { began: true },
    'another than the one that began': { began: false },
    'that somebody else is signed in with': { began: true, as: neighbour },
    'where somebody else waits for a second factor': { began: true, as: waiting },
    'with half of a stolen session': { began: true, as: { accessId, accessToken: waiting.accessToken } },
  };
  return browsers[name];
};

const outcomeOf = ({ status, body }: Answer): Outcome | string => {
  const { success, pending, outcome, error_code, details } = body as Record<string, unknown>;
  if (status === 200) {
    if (success === true) return pending === undefined ? 'in' : 'waits';
    return outcome === 'register' ? 'new' : 'no';
  }
  if (error_code === -7) return 'first';
  const { type } = (details ?? {}) as { type?: string };
  const names: Record<string, Outcome> = {
    sign_in_off: 'off',
    oauth_over: 'over',
    passkey_over: 'over',
    passkey_refused: 'no',
    signed_out: 'out',
  };
  return names[type ?? ''] ?? `${status} ${type}`;
};

const stateOf = async (as: Credentials): Promise<number> => {
  const { status, body } = await world.api.request<Schemas['Error']>('GET', '/api/user/sessions', { as });
  return status === 200 ? 200 : body.error_code;
};
const confirm = async (as: Credentials, code: string | undefined): Promise<number> =>
  (await world.api.request('POST', '/api/user/auth/token', { as, body: { code } })).status;
const sessionsOf = ({ playerId }: Person) =>
  world.api.app.db
    .selectFrom('sessions')
    .select(['id', 'pending_factor'])
    .where('player_id', '=', playerId)
    .where('expires_at', '>', world.api.clock.now())
    .execute();
const openOf = async (person: Person): Promise<string[]> =>
  (await sessionsOf(person)).filter(({ pending_factor }) => pending_factor === null).map(({ id }) => id);

/** It opens nothing until its own code is given, in its own browser; then nothing else is open either. */
async function checkWaiting(person: Person, answer: Schemas['SignedInPending']): Promise<void> {
  expect(answer).not.toHaveProperty('data');
  expect(answer.pending).toMatchObject({ login: person.login, factor: person.factor?.number });
  expect(await stateOf(answer)).toBe(-7);
  const code = await person.factor?.code();
  expect(code).toMatch(/^\d{6}$/);
  expect(await confirm(waiting, code)).toBe(422);
  expect(await stateOf(answer)).toBe(-7);
  const before = await openOf(person);
  expect(await confirm(answer, code)).toBe(200);
  expect(await stateOf(answer)).toBe(200);
  expect(new Set(await openOf(person))).toEqual(new Set([...before, answer.accessId]));
}

test.each(CELLS)('$account by $door in a browser $browser: $outcome', async ({ browser, account, door, outcome }) => {
  const person = await personOf(world.api, account, door === 'passkey');
  const before = await openOf(person);
  const answer = await DOORS[door].enter(world, person, browserOf(browser, person));
  expect(outcomeOf(answer)).toBe(outcome);
  if (outcome === 'in') {
    const body = answer.body as Schemas['SignedIn'];
    expect([body.data.login, await stateOf(body)]).toEqual([person.login, 200]);
  } else {
    expect((await openOf(person)).filter((id) => !before.includes(id))).toEqual([]);
    if (outcome === 'waits') await checkWaiting(person, answer.body as Schemas['SignedInPending']);
    else expect(answer.text).not.toContain('accessToken');
  }
  expect(await stateOf(waiting)).toBe(-7);
});

const cellsOf = <Key extends keyof Cell>(key: Key) => new Set(CELLS.map((cell) => cell[key]));

test('no cell is missing', () => {
  const all = cellsOf('browser').size * cellsOf('account').size * cellsOf('door').size;
  expect(new Set(CELLS.map((cell) => JSON.stringify({ ...cell, outcome: '' }))).size).toBe(all);
  expect([...cellsOf('door')].sort()).toEqual((Object.keys(DOORS) as DoorName[]).sort());
  expect([...cellsOf('account')].sort()).toEqual((ACCOUNTS as readonly Account[]).toSorted());
});

/** Names of all fields that a part of the contract can hold. */
function fieldsOf(part: unknown, seen = new Set<unknown>()): string[] {
  if (typeof part !== 'object' || part === null || seen.has(part)) return [];
  seen.add(part);
  const { $ref, properties } = part as { $ref?: string; properties?: object };
  const named = $ref === undefined ? undefined : description.components['schemas']?.[$ref.split('/').at(-1) ?? ''];
  return [named, ...Object.values(part)].flatMap((one) => fieldsOf(one, seen)).concat(Object.keys(properties ?? {}));
}

test('every call of the contract that answers a session to who has none is a door here', () => {
  const answering = describedOperations
    .filter(({ operationId }) => ['none', 'optional'].includes(operationPolicy[operationId].security))
    .filter(({ responses }) => fieldsOf([...responses.values()]).includes('accessToken'));
  const known = [...Object.values(DOORS).flatMap(({ operations }) => operations), ...NEW_PLAYERS];
  expect(answering.map(({ operationId }) => operationId).sort()).toEqual(known.sort());
});

test('every second factor that can be turned on stands at the doors', () => {
  const { enum: factors } = description.components['schemas']?.['Factor'] as { enum: number[] };
  expect(Object.keys(FACTOR_ACCOUNTS).map(Number)).toEqual(factors);
});
