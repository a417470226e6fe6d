import { beforeEach, expect, test } from '@jest/globals';
import { createSoftwarePasskey } from '../../src/identity/passkeys/testing/software-passkey.ts';
import { createPasskeyClient } from '../../src/identity/passkeys/testing/passkey-client.ts';
import { setUpOauth } from '../../src/identity/oauth/testing/set-up-oauth.ts';
import { type Account, personOf } from '../doors/accounts.ts';
import type { Answer } from '../test-app.ts';
import { countWork } from './count-work.ts';

const world = setUpOauth();
/** As somebody who guesses names a login, an e-mail or a token; each from a place that nobody asked from. */
interface Named {
  login: string;
  email: string;
}

/** Kinds of accounts that a door must not tell from one that is not there. */
const KNOWN: readonly Account[] = [
  'plain',
  'no-password',
  'no-mail',
  'app',
  'telegram',
  'vk-bot',
  'banned',
  'links-gone',
  'links-off',
];

let places = 0;
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  world.api.request('POST', `/api/${path}`, {
    body,
    headers,
    remoteAddress: `10.90.${(places += 1) % 250}.${Math.floor(places / 250) + 1}`,
  });

/** What somebody asks at a door who does not know the account's secret; made ready before the work is counted. */
const DOORS: Readonly<Record<string, (named: Named) => Promise<() => Promise<Answer>>>> = {
  'sign-in by nickname':
    async ({ login }) =>
    () =>
      post('user/auth/login', { login, password: 'a wrong one' }),
  'sign-in by e-mail':
    async ({ email }) =>
    () =>
      post('user/auth/login', { login: email, password: 'a wrong one' }),
  'the launcher by nickname':
    async ({ login }) =>
    () =>
      post('launcher/auth', { login, password: 'a wrong one', systemData: {} }),
  'the launcher by e-mail':
    async ({ email }) =>
    () =>
      post('launcher/auth', { login: email, password: 'a wrong one', systemData: {} }),
  'a token of old':
    async ({ login }) =>
    () =>
      post('user/auth/token-legacy', { login }, { 'access-token': 'a token of nobody' }),
  'a forgotten password': async ({ email }) => {
    const recaptcha = await world.api.solveCaptcha();
    return () => post('user/reset', { email, recaptcha });
  },
};

const shape = ({ status, text, headers }: Answer) => {
  const { 'x-request-id': _id, date: _date, ...rest } = headers;
  return { status, text, rest };
};
const looked = async (ask: () => Promise<Answer>) => {
  let answer: Answer | undefined;
  const work = await countWork(world.api, async () => (answer = await ask()));
  return { ...shape(answer as Answer), work };
};

let nobody: Named;
beforeEach(() => {
  places += 1;
  nobody = { login: `nobody_${places}`, email: `nobody_${places}@mail.example` };
});

const cells = Object.keys(DOORS).flatMap((door) => KNOWN.map((account) => ({ door, account })));

test.each(cells)(
  '$door answers of an account $account as of none: the same bytes after the same work',
  async ({ door, account }) => {
    const person = await personOf(world.api, account, false);
    const ofNobody = await looked((await DOORS[door]?.(nobody)) as () => Promise<Answer>);
    const ofThem = await looked((await DOORS[door]?.(person)) as () => Promise<Answer>);
    expect(ofThem).toEqual(ofNobody);
    expect(ofNobody.work.statements).not.toEqual([]);
    expect(ofNobody.work.hashes).toBe(door.startsWith('sign-in') || door.startsWith('the launcher') ? 1 : 0);
    expect([ofNobody.work.letters, ofNobody.work.messages]).toEqual([0, 0]);
  },
);

test('a passkey is asked for alike whoever comes, and one that nobody has costs what one that signs wrong costs', async () => {
  const { begin, enter, give, beginAdding } = createPasskeyClient(world.api);
  const player = await world.api.signUp();
  const theirs = await give(player);
  const strange = createSoftwarePasskey();
  strange.make((await beginAdding(player)).body);
  const tried = async (passkey: typeof theirs, id?: string) => {
    const { question, passkeyKey } = await begin();
    expect(question.allowCredentials).toEqual([]);
    const answer = passkey.answer(question, { userHandle: theirs.answer(question).userHandle ?? '' });
    return looked(() => enter({ ...answer, ...(id === undefined ? {} : { id }) }, passkeyKey));
  };
  const known = (await begin()).question;
  expect(await tried(strange)).toEqual(await tried(strange, theirs.answer(known).id));
});

test('links that nobody was sent say no more than those that ran out', async () => {
  for (const path of ['user/reset/status', 'user/settings/mail/undo/status', 'user/settings/mail/undo']) {
    const [one, other] = [
      await looked(() => post(path, { token: 'A'.repeat(43) })),
      await looked(() => post(path, { token: 'x' })),
    ];
    expect([path, one]).toEqual([path, other]);
  }
});
