import { expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { runJob } from '../jobs/job.ts';
import { HOUR_MS, MINUTE_MS } from '@hoshikraft/shared';
import { atServices, CONSENTS, NAMES, type SignedIn, type Ticket } from './testing/at-services.ts';
import { sweepOauth } from './sweep-oauth.ts';

const at = atServices();
let people = 0;
/** A SteamID64, good as a subject anywhere. */
const somebody = (): string => String(76561198000000000n + BigInt((people += 1)));

test('every configured service is offered', async () => {
  const { body } = await at.api.request('GET', '/api/user/oauth/services');
  expect(body).toEqual({ services: ['vk', 'yandex', 'google', 'steam', 'discord', 'youtube'] });
});

test.each(['vk', 'yandex', 'google', 'steam'] as const)(
  'by %s one registers with a nickname the first time, and is signed in from then on',
  async (service) => {
    const subject = somebody();
    const first = await at.goThrough(service, subject, { name: 'Mari' });
    const name = { vk: 'Mari Sokolova', yandex: 'Mari', google: 'Mari', steam: null }[service];
    expect(first.body).toMatchObject({ outcome: 'register', service, name });
    const waiting = await at.api.request('GET', '/api/user/oauth/ticket', {
      headers: { 'oauth-key': first.key },
    });
    expect(waiting.body).toEqual({ ticket: first.body });
    const login = `by_${service}_${people}`;
    const registered = await at.register(first.key, login);
    expect(registered.body).toMatchObject({ success: true, data: { login } });
    const state = await at.api.request('POST', '/api/user/auth/token', { as: registered.body, body: {} });
    expect(state.status).toBe(200);

    const again = await at.goThrough(service, subject);
    expect(again.body).toMatchObject({ success: true, data: registered.body.data });
    expect((again.body as SignedIn).accessId).not.toBe(registered.body.accessId);
    expect(again.headers['cache-control']).toBe('private, no-store');
  },
);

test.each([
  ['discord', 'https://discord.com/users/'],
  ['youtube', 'https://www.youtube.com/channel/'],
] as const)(
  'what is linked of %s is shown on the profile by name and page, until it is hidden',
  async (service, page) => {
    const player = await at.api.signUp();
    const subject = somebody();
    await at.goThrough(service, subject, { as: player, name: 'Kitsune <b>' });
    await at.goThrough('google', somebody(), { as: player, name: 'by which one signs in' });
    const shown = async () => {
      const { body } = await at.api.request<components['schemas']['Profile']>(
        'GET',
        `/api/user/profile/${player.login}`,
      );
      return [body.services, body.hidden];
    };
    expect(await shown()).toEqual([[{ service, name: 'Kitsune <b>', link: `${page}${subject}` }], []]);
    const body = { part: 'services', shownTo: 'friends' };
    await at.api.request('POST', '/api/user/privacy/hide', { as: player, body });
    expect(await shown()).toEqual([null, ['services']]);
  },
);

test('the nickname is offered as the name there has it, unless it is taken or none of ours', async () => {
  const offered = async (name: string) =>
    ((await at.goThrough('google', somebody(), { name })).body as Ticket).nickname;
  expect(await offered('Ágnes O’Hara')).toBe('Agnes_O_Hara');
  expect(await offered('A name that is much longer than sixteen')).toBe('A_name_that_is_m');
  await at.api.signUp({ login: 'Taken_Here' });
  expect(await offered('taken here')).toBeNull();
  expect(await offered('Кицунэ')).toBeNull();
});

test('a name brings nothing but what is shown of it', async () => {
  const { body } = await at.goThrough('google', somebody(), { name: ` \u202e<b>${'я'.repeat(120)}\u0000 ` });
  expect((body as Ticket).name).toBe(`<b>${'я'.repeat(97)}`);
});

test('a registration is refused for a nickname that will not do, and waits on', async () => {
  const { key } = await at.goThrough('yandex', somebody());
  const taken = await at.api.signUp();
  const fieldsOf = async (...given: [string, typeof CONSENTS?]) => {
    const { status, body } = await at.register(key, ...given);
    return [status, Object.keys((body as unknown as { details: { fields: object } }).details.fields)];
  };
  expect(await fieldsOf('no')).toEqual([422, ['login']]);
  expect(await fieldsOf(taken.login.toUpperCase())).toEqual([409, ['login']]);
  expect(await fieldsOf('Good_Name', { ...CONSENTS, rules: false })).toEqual([422, ['consents.rules']]);
  expect((await at.register(key, `waited_${people}`)).status).toBe(200);
  expect((await at.register(key, `twice_${people}`)).body).toMatchObject({ details: { type: 'oauth_over' } });
});

test('of two registrations at once there is one player', async () => {
  const { key } = await at.goThrough('google', somebody());
  const answers = await Promise.all([1, 2, 3].map((one) => at.register(key, `race_${people}_${one}`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('a registration waits ten minutes, in the browser that came back and in no other', async () => {
  const { key } = await at.goThrough('google', somebody());
  for (const other of [undefined, 'A'.repeat(43)]) {
    expect((await at.register(other, `other_${people}`)).body).toMatchObject({ details: { type: 'oauth_over' } });
    const headers: Record<string, string> = other === undefined ? {} : { 'oauth-key': other };
    expect((await at.api.request('GET', '/api/user/oauth/ticket', { headers })).body).toEqual({ ticket: null });
  }
  at.api.clock.advance(10 * MINUTE_MS);
  expect((await at.register(key, `late_${people}`)).status).toBe(409);
});

test('an identity is a service and a subject: neither an e-mail nor the same number elsewhere is one', async () => {
  const owner = await at.api.signUp({ email: 'mari@mail.example' });
  const subject = somebody();
  expect((await at.goThrough('yandex', subject, { as: owner })).body).toEqual({ outcome: 'linked', service: 'yandex' });
  const page = (await at.begin('google')).body;
  const brought = at.identity.consent(page.url, { sub: subject, email: owner.email, email_verified: true });
  const { body } = await at.comeBack('google', brought, page.oauthKey);
  expect(body).toMatchObject({ outcome: 'register' });
});

test.each([...NAMES, 'steam' as const])('a player links %s, and once more is no fault', async (service) => {
  const player = await at.api.signUp();
  const subject = somebody();
  for (let time = 0; time < 2; time += 1) {
    const { body } = await at.goThrough(service, subject, { as: player, name: 'Mari' });
    expect(body).toEqual({ outcome: 'linked', service });
  }
  const { rows } = await at.api.app.pool.query(
    'SELECT service, subject, signs_in FROM linked_services WHERE player_id = $1',
    [player.playerId],
  );
  expect(rows).toEqual([{ service, subject, signs_in: !['discord', 'youtube'].includes(service) }]);
});

test('what belongs to another player, or takes the place of one linked before, is not linked', async () => {
  const [one, other] = [await at.api.signUp(), await at.api.signUp()];
  const subject = somebody();
  await at.goThrough('google', subject, { as: one });
  const taken = await at.goThrough('google', subject, { as: other });
  expect([taken.status, taken.body]).toMatchObject([409, { error_code: 1, details: { type: 'service_taken' } }]);
  const second = await at.goThrough('google', somebody(), { as: one });
  expect(second.body).toMatchObject({ details: { type: 'service_linked' } });
  expect((await at.goThrough('google', subject)).body).toMatchObject({ data: { login: one.login } });
});

test('of two players who link the same at once, one has it', async () => {
  const players = [await at.api.signUp(), await at.api.signUp()];
  const subject = somebody();
  const answers = await Promise.all(players.map((as) => at.goThrough('steam', subject, { as })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a link asks who is there, if that was asked long ago, and the service one signs in with answers it', async () => {
  const subject = somebody();
  const { key } = await at.goThrough('google', subject);
  const { body: player } = await at.register(key, `prover_${people}`);
  at.api.clock.advance(16 * MINUTE_MS);
  expect((await at.begin('yandex', { as: player })).body).toMatchObject({ details: { type: 'proof_needed' } });
  const { body: ways } = await at.api.request('GET', '/api/user/auth/prove', { as: player });
  expect(ways).toEqual({ password: false, email: null, factors: [], services: ['google'] });
  expect((await at.begin('yandex', { as: player, begin: 'prove' })).status).toBe(404);
  const stranger = await at.goThrough('google', somebody(), { as: player, begin: 'prove' });
  expect(stranger.body).toMatchObject({ details: { type: 'service_refused' } });
  expect((await at.begin('yandex', { as: player })).status).toBe(403);
  const proved = await at.goThrough('google', subject, { as: player, begin: 'prove' });
  expect(proved.body).toEqual({ outcome: 'proved', service: 'google' });
  expect((await at.begin('yandex', { as: player })).status).toBe(200);
});

test('what was begun and never ended is forgotten', async () => {
  const count = async () => {
    const { rows } = await at.api.app.pool.query<{ count: number }>(
      `SELECT (SELECT count(*) FROM oauth_flows) + (SELECT count(*) FROM oauth_tickets)
        + (SELECT count(*) FROM steam_nonces) AS count`,
    );
    return Number(rows[0]?.count);
  };
  await at.begin('vk');
  await at.goThrough('steam', somebody());
  expect(await count()).toBeGreaterThan(2);
  at.api.clock.advance(HOUR_MS);
  await runJob(at.api.app, sweepOauth);
  expect(await count()).toBe(0);
});

test('no secret is in the database or the log', async () => {
  const begun = (await at.begin('vk')).body;
  const brought = at.bringBack('vk', begun.url, somebody());
  await at.comeBack('vk', brought, begun.oauthKey);
  const { code, state } = brought as { code: string; state: string };
  const { rows } = await at.api.app.pool.query('SELECT * FROM oauth_tickets');
  const kept = JSON.stringify(rows) + at.api.log.join('');
  for (const secret of [begun.oauthKey, code, state]) {
    expect(kept).not.toContain(secret);
    expect(kept).not.toContain(JSON.stringify(Buffer.from(secret, 'utf8')));
  }
});
