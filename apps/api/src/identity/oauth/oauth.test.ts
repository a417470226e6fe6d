import { expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { runJob } from '../../platform/jobs/job.ts';
import { HOUR_MS, MINUTE_MS } from '@hoshikraft/shared';
import { setUpOauth, CONSENTS, NAMES, type SignedIn, type Ticket } from './testing/set-up-oauth.ts';
import { sweepOauth } from './sweep-oauth.ts';

const oauth = setUpOauth();
let people = 0;
/** Returns a new SteamID64, which is valid as a subject of every service. */
const newSubject = (): string => String(76561198000000000n + BigInt((people += 1)));

test('every configured service is offered', async () => {
  const { body } = await oauth.api.request('GET', '/api/user/oauth/services');
  expect(body).toEqual({ services: ['vk', 'yandex', 'google', 'steam', 'discord', 'youtube'] });
});

test.each(['vk', 'yandex', 'google', 'steam'] as const)(
  '%s registers with a nickname the first time and signs in afterwards',
  async (service) => {
    const subject = newSubject();
    const first = await oauth.completeFlow(service, subject, { name: 'Mari' });
    const name = { vk: 'Mari Sokolova', yandex: 'Mari', google: 'Mari', steam: null }[service];
    expect(first.body).toMatchObject({ outcome: 'register', service, name });
    const ticket = await oauth.api.request('GET', '/api/user/oauth/ticket', {
      headers: { 'oauth-key': first.key },
    });
    expect(ticket.body).toEqual({ ticket: first.body });
    const login = `by_${service}_${people}`;
    const registered = await oauth.register(first.key, login);
    expect(registered.body).toMatchObject({ success: true, data: { login } });
    const state = await oauth.api.request('POST', '/api/user/auth/token', { as: registered.body, body: {} });
    expect(state.status).toBe(200);

    const again = await oauth.completeFlow(service, subject);
    expect(again.body).toMatchObject({ success: true, data: registered.body.data });
    expect((again.body as SignedIn).accessId).not.toBe(registered.body.accessId);
    expect(again.headers['cache-control']).toBe('private, no-store');
  },
);

test.each([
  ['discord', 'https://discord.com/users/'],
  ['youtube', 'https://www.youtube.com/channel/'],
] as const)(
  'a linked %s account is shown on the profile by name and page until it is hidden',
  async (service, page) => {
    const player = await oauth.api.signUp();
    const subject = newSubject();
    await oauth.completeFlow(service, subject, { as: player, name: 'Kitsune <b>' });
    await oauth.completeFlow('google', newSubject(), { as: player, name: 'the sign-in account' });
    const shown = async () => {
      const { body } = await oauth.api.request<components['schemas']['Profile']>(
        'GET',
        `/api/user/profile/${player.login}`,
      );
      return [body.services, body.hidden];
    };
    expect(await shown()).toEqual([[{ service, name: 'Kitsune <b>', link: `${page}${subject}` }], []]);
    const body = { part: 'services', shownTo: 'friends' };
    await oauth.api.request('POST', '/api/user/privacy/hide', { as: player, body });
    expect(await shown()).toEqual([null, ['services']]);
  },
);

test('a nickname is suggested from the service’s name, unless it is taken or invalid', async () => {
  const offered = async (name: string) =>
    ((await oauth.completeFlow('google', newSubject(), { name })).body as Ticket).nickname;
  expect(await offered('Ágnes O’Hara')).toBe('Agnes_O_Hara');
  expect(await offered('A name that is much longer than sixteen')).toBe('A_name_that_is_m');
  await oauth.api.signUp({ login: 'Taken_Here' });
  expect(await offered('taken here')).toBeNull();
  expect(await offered('Кицунэ')).toBeNull();
});

test('a name is cut and stripped of control characters', async () => {
  const { body } = await oauth.completeFlow('google', newSubject(), { name: ` \u202e<b>${'я'.repeat(120)}\u0000 ` });
  expect((body as Ticket).name).toBe(`<b>${'я'.repeat(97)}`);
});

test('a registration with an invalid nickname is rejected and can be repeated', async () => {
  const { key } = await oauth.completeFlow('yandex', newSubject());
  const taken = await oauth.api.signUp();
  const fieldsOf = async (...given: [string, typeof CONSENTS?]) => {
    const { status, body } = await oauth.register(key, ...given);
    return [status, Object.keys((body as unknown as { details: { fields: object } }).details.fields)];
  };
  expect(await fieldsOf('no')).toEqual([422, ['login']]);
  expect(await fieldsOf(taken.login.toUpperCase())).toEqual([409, ['login']]);
  expect(await fieldsOf('Good_Name', { ...CONSENTS, rules: false })).toEqual([422, ['consents.rules']]);
  expect((await oauth.register(key, `waited_${people}`)).status).toBe(200);
  expect((await oauth.register(key, `twice_${people}`)).body).toMatchObject({ details: { type: 'oauth_over' } });
});

test('parallel registrations create one player', async () => {
  const { key } = await oauth.completeFlow('google', newSubject());
  const responses = await Promise.all([1, 2, 3].map((one) => oauth.register(key, `race_${people}_${one}`)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('a registration is possible for ten minutes, only in the browser of the flow', async () => {
  const { key } = await oauth.completeFlow('google', newSubject());
  for (const other of [undefined, 'A'.repeat(43)]) {
    expect((await oauth.register(other, `other_${people}`)).body).toMatchObject({ details: { type: 'oauth_over' } });
    const headers: Record<string, string> = other === undefined ? {} : { 'oauth-key': other };
    expect((await oauth.api.request('GET', '/api/user/oauth/ticket', { headers })).body).toEqual({ ticket: null });
  }
  oauth.api.clock.advance(10 * MINUTE_MS);
  expect((await oauth.register(key, `late_${people}`)).status).toBe(409);
});

test('an identity is a service and a subject: neither an email nor the same subject elsewhere matches', async () => {
  const owner = await oauth.api.signUp({ email: 'mari@mail.example' });
  const subject = newSubject();
  expect((await oauth.completeFlow('yandex', subject, { as: owner })).body).toEqual({
    outcome: 'linked',
    service: 'yandex',
  });
  const page = (await oauth.begin('google')).body;
  const callback = oauth.identity.consent(page.url, { sub: subject, email: owner.email, email_verified: true });
  const { body } = await oauth.finishFlow('google', callback, page.oauthKey);
  expect(body).toMatchObject({ outcome: 'register' });
});

test.each([...NAMES, 'steam' as const])('a player links %s, and linking it again succeeds', async (service) => {
  const player = await oauth.api.signUp();
  const subject = newSubject();
  for (let time = 0; time < 2; time += 1) {
    const { body } = await oauth.completeFlow(service, subject, { as: player, name: 'Mari' });
    expect(body).toEqual({ outcome: 'linked', service });
  }
  const { rows } = await oauth.api.app.pool.query(
    'SELECT service, subject, signs_in FROM linked_services WHERE player_id = $1',
    [player.playerId],
  );
  expect(rows).toEqual([{ service, subject, signs_in: !['discord', 'youtube'].includes(service) }]);
});

test('an identity of another player, or a second one of the same service, is not linked', async () => {
  const [one, other] = [await oauth.api.signUp(), await oauth.api.signUp()];
  const subject = newSubject();
  await oauth.completeFlow('google', subject, { as: one });
  const taken = await oauth.completeFlow('google', subject, { as: other });
  expect([taken.status, taken.body]).toMatchObject([409, { error_code: 1, details: { type: 'service_taken' } }]);
  const second = await oauth.completeFlow('google', newSubject(), { as: one });
  expect(second.body).toMatchObject({ details: { type: 'service_linked' } });
  expect((await oauth.completeFlow('google', subject)).body).toMatchObject({ data: { login: one.login } });
});

test('of two players who link the same identity in parallel one succeeds', async () => {
  const players = [await oauth.api.signUp(), await oauth.api.signUp()];
  const subject = newSubject();
  const responses = await Promise.all(players.map((as) => oauth.completeFlow('steam', subject, { as })));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('linking requires step-up authentication, which the sign-in service provides', async () => {
  const subject = newSubject();
  const { key } = await oauth.completeFlow('google', subject);
  const { body: player } = await oauth.register(key, `prover_${people}`);
  oauth.api.clock.advance(16 * MINUTE_MS);
  expect((await oauth.begin('yandex', { as: player })).body).toMatchObject({ details: { type: 'proof_needed' } });
  const { body: ways } = await oauth.api.request('GET', '/api/user/auth/prove', { as: player });
  expect(ways).toEqual({ password: false, email: null, factors: [], services: ['google'] });
  expect((await oauth.begin('yandex', { as: player, begin: 'prove' })).status).toBe(404);
  const stranger = await oauth.completeFlow('google', newSubject(), { as: player, begin: 'prove' });
  expect(stranger.body).toMatchObject({ details: { type: 'service_refused' } });
  expect((await oauth.begin('yandex', { as: player })).status).toBe(403);
  const proved = await oauth.completeFlow('google', subject, { as: player, begin: 'prove' });
  expect(proved.body).toEqual({ outcome: 'proved', service: 'google' });
  expect((await oauth.begin('yandex', { as: player })).status).toBe(200);
});

test('unfinished flows are deleted', async () => {
  const count = async () => {
    const { rows } = await oauth.api.app.pool.query<{ count: number }>(
      `SELECT (SELECT count(*) FROM oauth_flows) + (SELECT count(*) FROM oauth_tickets)
        + (SELECT count(*) FROM steam_nonces) AS count`,
    );
    return Number(rows[0]?.count);
  };
  await oauth.begin('vk');
  await oauth.completeFlow('steam', newSubject());
  expect(await count()).toBeGreaterThan(2);
  oauth.api.clock.advance(HOUR_MS);
  await runJob(oauth.api.app, sweepOauth);
  expect(await count()).toBe(0);
});

test('no secret is in the database or the log', async () => {
  const begun = (await oauth.begin('vk')).body;
  const callback = oauth.getCallback('vk', begun.url, newSubject());
  await oauth.finishFlow('vk', callback, begun.oauthKey);
  const { code, state } = callback as { code: string; state: string };
  const { rows } = await oauth.api.app.pool.query('SELECT * FROM oauth_tickets');
  const stored = JSON.stringify(rows) + oauth.api.log.join('');
  for (const secret of [begun.oauthKey, code, state]) {
    expect(stored).not.toContain(secret);
    expect(stored).not.toContain(JSON.stringify(Buffer.from(secret, 'utf8')));
  }
});
