import type { components } from '@hoshikraft/contract';
import { gameCaller } from '../../src/game/bridge/testing/game-caller.ts';
import { createSoftwarePasskey, type SoftwarePasskey } from '../../src/identity/passkeys/testing/software-passkey.ts';
import { createPasskeyClient } from '../../src/identity/passkeys/testing/passkey-client.ts';
import { addLegacyToken } from '../../src/identity/passwords/passwords-repository.ts';
import { turnOnApp } from '../../src/identity/two-factor/testing/authenticator-app.ts';
import { createChatUser } from '../../src/identity/two-factor/testing/chat-user.ts';
import { banInGame } from '../game-ban.ts';
import { addPlayer } from '../players.ts';
import type { SignedUp, TestApp } from '../test-app.ts';

type Factor = components['schemas']['Factor'];

/** A player who has credentials for every sign-in method. */
export interface Person extends SignedUp {
  /** The player's id at every linked service. */
  subject: string;
  legacyToken: string;
  /** Counts as two factors by itself, and does not add a second factor to other sign-in methods. */
  passkey: SoftwarePasskey;
  /** The enabled second factor, and a function that gets its current code. */
  factor?: { number: Factor; code: () => Promise<string | undefined> };
}

const SERVICES = ['vk', 'yandex', 'google', 'steam'];
const PASSWORD = 'long enough 4711';
let people = 0;
/** Computed once: hashing is slow by design. */
let hash: string | undefined;

async function addPerson(api: TestApp): Promise<Person> {
  people += 1;
  const player = await addPlayer(api, 0);
  const email = `${player.login}@mail.example`;
  await api.app.db
    .updateTable('players')
    .set({ email, password_hash: (hash ??= await api.app.passwords.hash(PASSWORD)) })
    .where('id', '=', player.playerId)
    .execute();
  const subject = `765611980005${String(people).padStart(5, '0')}`;
  const { playerId: player_id } = player;
  await api.app.db
    .insertInto('linked_services')
    .values(SERVICES.map((service) => ({ player_id, service, subject, signs_in: true, linked_at: api.clock.now() })))
    .execute();
  const legacyToken = `token-of-old-${people}`;
  await addLegacyToken(api.app.db, player.login, legacyToken);
  return { ...player, email, password: PASSWORD, subject, legacyToken, passkey: createSoftwarePasskey() };
}

const updatePlayer = (api: TestApp, { playerId }: Person, fields: { password_hash?: null; email?: null }) =>
  api.app.db.updateTable('players').set(fields).where('id', '=', playerId).execute();
const links = (api: TestApp, { playerId }: Person) => ({
  remove: () => api.app.db.deleteFrom('linked_services').where('player_id', '=', playerId).execute(),
  turnOff: () =>
    api.app.db.updateTable('linked_services').set({ signs_in: false }).where('player_id', '=', playerId).execute(),
});

async function withApp(api: TestApp, person: Person): Promise<void> {
  const { code } = await turnOnApp(api, person);
  person.factor = { number: 3, code: () => Promise.resolve(code()) };
}

async function withBot(api: TestApp, person: Person, messenger: 'telegram' | 'vk'): Promise<void> {
  const chat = createChatUser(api, messenger);
  await chat.link(person);
  person.factor = { number: messenger === 'telegram' ? 1 : 2, code: chat.readCode };
}

/** Turns a plain account into each kind. */
const KIND_SETUPS = {
  plain: async () => undefined,
  'no-password': (api, person) => updatePlayer(api, person, { password_hash: null }),
  'no-mail': (api, person) => updatePlayer(api, person, { email: null }),
  app: withApp,
  telegram: (api, person) => withBot(api, person, 'telegram'),
  'vk-bot': (api, person) => withBot(api, person, 'vk'),
  banned: async (api, { login }) => banInGame(api, await gameCaller(api, 'techno-magic-sky'), login),
  'links-gone': (api, person) => links(api, person).remove(),
  'links-off': (api, person) => links(api, person).turnOff(),
  'passkeys-gone': (api, { playerId }) => api.app.db.deleteFrom('passkeys').where('player_id', '=', playerId).execute(),
  waiting: async (api, person) => {
    await withApp(api, person);
    const { login, password } = person;
    await api.request('POST', '/api/user/auth/login', { body: { login, password } });
  },
} satisfies Record<string, (api: TestApp, person: Person) => Promise<unknown>>;

export type AccountKind = keyof typeof KIND_SETUPS;

export const ACCOUNT_KINDS = Object.keys(KIND_SETUPS) as AccountKind[];

/** The kind of account that tests each second factor. A passkey does not add a second factor to other sign-in methods. */
export const FACTOR_ACCOUNTS: Readonly<Record<Factor, AccountKind>> = {
  1: 'telegram',
  2: 'vk-bot',
  3: 'app',
  4: 'plain',
};

/** Creates a player whose account is of that kind, with a registered passkey if wanted. */
export async function createPerson(api: TestApp, kind: AccountKind, hasPasskey: boolean): Promise<Person> {
  const person = await addPerson(api);
  if (hasPasskey) await createPasskeyClient(api).give(person, person.passkey);
  await KIND_SETUPS[kind](api, person);
  return person;
}
