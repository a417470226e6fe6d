import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { operationPolicy } from '@hoshikraft/contract/policy';
import { describedOperations, description } from '../../src/platform/http/description.ts';
import { setUpOauth } from '../../src/identity/oauth/testing/set-up-oauth.ts';
import { signInPending, turnOnApp } from '../../src/identity/two-factor/testing/authenticator-app.ts';
import type { ApiResponse, Credentials, SignedUp } from '../test-app.ts';
import { type AccountKind, ACCOUNT_KINDS, createPerson, FACTOR_ACCOUNTS, type Person } from './accounts.ts';
import { type Browser, NEW_PLAYERS, OPERATORS, SIGN_IN_METHODS, type SignInMethodName } from './sign-in-methods.ts';
import { type BrowserName, type Cell, CELLS, type Outcome } from './expected-outcomes.ts';

type Schemas = components['schemas'];

const world = setUpOauth();
let otherPlayer: SignedUp;
let stranger: SignedUp;
/** A pending sign-in of the stranger; it expires after five minutes, so each test creates one. */
let pending: Credentials;
let cells = 0;
beforeAll(async () => {
  otherPlayer = await world.api.signUp();
});
beforeEach(async () => {
  // After twenty wrong codes in an hour the API refuses all codes of a player.
  if (cells % 20 === 0) {
    stranger = await world.api.signUp();
    await turnOnApp(world.api, stranger);
  }
  cells += 1;
  pending = await signInPending(world.api, stranger);
});

const browserOf = (name: BrowserName, { accessId }: Person): Browser => {
  const browsers: Record<BrowserName, Browser> = {
    'without credentials': { began: true },
    'that did not start the sign-in': { began: false },
    'signed in as another player': { began: true, as: otherPlayer },
    'where another player is pending a second factor': { began: true, as: pending },
    'with a session id and the token of another session': {
      began: true,
      as: { accessId, accessToken: pending.accessToken },
    },
  };
  return browsers[name];
};

const outcomeOf = ({ status, body }: ApiResponse): Outcome | string => {
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
    launcher_code_over: 'over',
    passkey_over: 'over',
    passkey_refused: 'no',
    signed_out: 'out',
  };
  return names[type ?? ''] ?? `${status} ${type}`;
};

const getSessionState = async (as: Credentials): Promise<number> => {
  const { status, body } = await world.api.request<Schemas['Error']>('GET', '/api/user/sessions', { as });
  return status === 200 ? 200 : body.error_code;
};
const confirm = async (as: Credentials, code: string | undefined): Promise<number> =>
  (await world.api.request('POST', '/api/user/auth/token', { as, body: { code } })).status;
const listSessions = ({ playerId }: Person) =>
  world.api.app.db
    .selectFrom('sessions')
    .select(['id', 'pending_factor'])
    .where('player_id', '=', playerId)
    .where('expires_at', '>', world.api.clock.now())
    .execute();
const listOpenSessions = async (person: Person): Promise<string[]> =>
  (await listSessions(person)).filter(({ pending_factor }) => pending_factor === null).map(({ id }) => id);

/** A pending session gives no access until it is confirmed with its own code; the code confirms no other session. */
async function assertPending(person: Person, answer: Schemas['SignedInPending']): Promise<void> {
  expect(answer).not.toHaveProperty('data');
  expect(answer.pending).toMatchObject({ login: person.login, factor: person.factor?.number });
  expect(await getSessionState(answer)).toBe(-7);
  const code = await person.factor?.code();
  expect(code).toMatch(/^\d{6}$/);
  expect(await confirm(pending, code)).toBe(422);
  expect(await getSessionState(answer)).toBe(-7);
  const before = await listOpenSessions(person);
  expect(await confirm(answer, code)).toBe(200);
  expect(await getSessionState(answer)).toBe(200);
  expect(new Set(await listOpenSessions(person))).toEqual(new Set([...before, answer.accessId]));
}

test.each(CELLS)(
  '$account account by $method in a browser $browser: $outcome',
  async ({ browser, account, method, outcome }) => {
    const person = await createPerson(world.api, account, method === 'passkey');
    const before = await listOpenSessions(person);
    const answer = await SIGN_IN_METHODS[method].signIn(world, person, browserOf(browser, person));
    expect(outcomeOf(answer)).toBe(outcome);
    if (outcome === 'in') {
      const body = answer.body as Schemas['SignedIn'];
      expect([body.data.login, await getSessionState(body)]).toEqual([person.login, 200]);
    } else {
      expect((await listOpenSessions(person)).filter((id) => !before.includes(id))).toEqual([]);
      if (outcome === 'waits') await assertPending(person, answer.body as Schemas['SignedInPending']);
      else expect(answer.text).not.toContain('accessToken');
    }
    expect(await getSessionState(pending)).toBe(-7);
  },
);

const valuesOf = <Key extends keyof Cell>(key: Key) => new Set(CELLS.map((cell) => cell[key]));

test('the table has every combination of browser, account and sign-in method', () => {
  const all = valuesOf('browser').size * valuesOf('account').size * valuesOf('method').size;
  expect(new Set(CELLS.map((cell) => JSON.stringify({ ...cell, outcome: '' }))).size).toBe(all);
  expect([...valuesOf('method')].sort()).toEqual((Object.keys(SIGN_IN_METHODS) as SignInMethodName[]).sort());
  expect([...valuesOf('account')].sort()).toEqual((ACCOUNT_KINDS as readonly AccountKind[]).toSorted());
});

/** Names of all fields in a schema of the contract, nested schemas included. */
function fieldsOf(part: unknown, seen = new Set<unknown>()): string[] {
  if (typeof part !== 'object' || part === null || seen.has(part)) return [];
  seen.add(part);
  const { $ref, properties } = part as { $ref?: string; properties?: object };
  const named = $ref === undefined ? undefined : description.components['schemas']?.[$ref.split('/').at(-1) ?? ''];
  return [named, ...Object.values(part)].flatMap((one) => fieldsOf(one, seen)).concat(Object.keys(properties ?? {}));
}

test('the table has every operation of the contract that returns a session to a signed-out caller', () => {
  const answering = describedOperations
    .filter(({ operationId }) => ['none', 'optional'].includes(operationPolicy[operationId].security))
    .filter(({ responses }) => fieldsOf([...responses.values()]).includes('accessToken'));
  const known = [
    ...Object.values(SIGN_IN_METHODS).flatMap(({ operations }) => operations),
    ...NEW_PLAYERS,
    ...OPERATORS,
  ];
  expect(answering.map(({ operationId }) => operationId).sort()).toEqual(known.sort());
});

test('the table has an account for every second factor', () => {
  const { enum: factors } = description.components['schemas']?.['Factor'] as { enum: number[] };
  expect(Object.keys(FACTOR_ACCOUNTS).map(Number)).toEqual(factors);
});
