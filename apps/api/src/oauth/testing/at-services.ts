import { afterAll, afterEach, beforeAll } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { type FakeIdentity, startFakeIdentity } from '../../../testing/fake-identity.ts';
import { type Answer, createTestApp, type Credentials, type TestApp } from '../../../testing/test-app.ts';
import type { OauthProvider } from '../../oauth-providers.ts';
import type { OauthService } from '../services.ts';

type Begun = components['schemas']['OauthBegun'];
export type Ticket = components['schemas']['OauthTicket'];
export type SignedIn = components['schemas']['SignedIn'];
export type Result = components['schemas']['OauthResult'];

export const CONSENTS = { publicOffer: true, privacyPolicy: true, rules: true };
export const NAMES = ['vk', 'yandex', 'google', 'discord', 'youtube'] as const;

/** The same somebody, as each service tells of them. */
const profiles: Record<OauthProvider, (subject: string, name?: string) => unknown> = {
  vk: (subject, name) => ({ user: { user_id: subject, first_name: name, last_name: 'Sokolova' } }),
  yandex: (subject, name) => ({ id: subject, login: name }),
  google: (subject, name) => ({ sub: subject, name }),
  discord: (subject, name) => ({ id: subject, username: name }),
  youtube: (subject, name) => ({ items: [{ id: subject, snippet: { title: name } }] }),
};

export interface Way {
  as?: Credentials | undefined;
  /** Of which call; the ordinary one where not said: a visitor signs in, a player links. */
  begin?: 'begin' | 'link' | 'prove';
}

/** An API whose services are all one stand-in of the test's own. */
export function atServices() {
  const it = {} as { api: TestApp; identity: FakeIdentity };
  beforeAll(async () => {
    it.identity = await startFakeIdentity();
    const place = (name: OauthProvider) => ({
      issuer: it.identity.url,
      authorizeUrl: `${it.identity.url}/${name}/authorize`,
      tokenUrl: `${it.identity.url}/${name}/token`,
      userinfoUrl: `${it.identity.url}/${name}/userinfo`,
      clientId: `our-${name}`,
      clientSecret: name === 'vk' ? null : 'a secret of ours',
    });
    const oauth = Object.fromEntries(NAMES.map((name) => [name, place(name)])) as Record<
      OauthProvider,
      ReturnType<typeof place>
    >;
    it.api = await createTestApp({ overrides: { oauth, steam: { url: `${it.identity.url}/steam` } } });
  });
  afterEach(() => {
    it.identity.mood = 'well';
  });
  afterAll(async () => {
    await it.api.close();
    await it.identity.close();
  });

  const begin = async (service: OauthService, { as, begin: call = as ? 'link' : 'begin' }: Way = {}) =>
    it.api.request<Begun>('POST', `/api/user/oauth/${call}`, { body: { service }, ...(as && { as }) });

  const comeBack = (service: OauthService, body: object, key: string | undefined, as?: Credentials) =>
    it.api.request<Result>('POST', `/api/user/oauth/${service}`, {
      body,
      headers: key === undefined ? {} : { 'oauth-key': key },
      ...(as && { as }),
    });

  /** What the browser brings back from the page of a service, where this somebody said yes. */
  const bringBack = (service: OauthService, page: string, subject: string, name?: string): object => {
    if (service === 'steam') return it.identity.vouch(page, subject, it.api.clock.now());
    const brought = it.identity.consent(page, profiles[service](subject, name));
    return service === 'vk' ? { ...brought, deviceId: 'a device' } : brought;
  };

  /** There and back. */
  const goThrough = async (
    service: OauthService,
    subject: string,
    { name, ...way }: Way & { name?: string } = {},
  ): Promise<Answer<Result> & { key: string }> => {
    const { body, status, text } = await begin(service, way);
    if (status !== 200) throw new Error(text);
    const brought = bringBack(service, body.url, subject, name);
    return { ...(await comeBack(service, brought, body.oauthKey, way.as)), key: body.oauthKey };
  };

  const register = (key: string | undefined, login: string, consents = CONSENTS) =>
    it.api.request<SignedIn>('POST', '/api/user/oauth/register', {
      body: { login, consents },
      headers: key === undefined ? {} : { 'oauth-key': key },
    });

  return Object.assign(it, { begin, comeBack, bringBack, goThrough, register });
}
