import { afterAll, afterEach, beforeAll } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { type FakeIdentity, startFakeIdentity } from '../../../../testing/fake-identity.ts';
import { type ApiResponse, createTestApp, type Credentials, type TestApp } from '../../../../testing/test-app.ts';
import type { OauthProvider } from '../../../oauth-providers.ts';
import type { OauthService } from '../services.ts';

type Begun = components['schemas']['OauthBegun'];
export type Ticket = components['schemas']['OauthTicket'];
export type SignedIn = components['schemas']['SignedIn'];
export type Result = components['schemas']['OauthResult'];

export const CONSENTS = { publicOffer: true, privacyPolicy: true, rules: true };
export const NAMES = ['vk', 'yandex', 'google', 'discord', 'youtube'] as const;

/** The profile of one person, in the format of each service. */
const profiles: Record<OauthProvider, (subject: string, name?: string) => unknown> = {
  vk: (subject, name) => ({ user: { user_id: subject, first_name: name, last_name: 'Sokolova' } }),
  yandex: (subject, name) => ({ id: subject, login: name }),
  google: (subject, name) => ({ sub: subject, name }),
  discord: (subject, name) => ({ id: subject, username: name }),
  youtube: (subject, name) => ({ items: [{ id: subject, snippet: { title: name } }] }),
};

export interface FlowOptions {
  as?: Credentials | undefined;
  /** Which call starts the flow; by default a visitor signs in and a player links. */
  begin?: 'begin' | 'link' | 'prove';
}

/** Starts an API whose services are all replaced by one fake server. */
export function setUpOauth() {
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
    it.identity.behaviour = 'well';
  });
  afterAll(async () => {
    await it.api.close();
    await it.identity.close();
  });

  const begin = async (service: OauthService, { as, begin: call = as ? 'link' : 'begin' }: FlowOptions = {}) =>
    it.api.request<Begun>('POST', `/api/user/oauth/${call}`, { body: { service }, ...(as && { as }) });

  const finishFlow = (service: OauthService, body: object, key: string | undefined, as?: Credentials) =>
    it.api.request<Result>('POST', `/api/user/oauth/${service}`, {
      body,
      headers: key === undefined ? {} : { 'oauth-key': key },
      ...(as && { as }),
    });

  /** Consents at the service's page and returns the parameters of the callback. */
  const getCallback = (service: OauthService, page: string, subject: string, name?: string): object => {
    if (service === 'steam') return it.identity.signInAtSteam(page, subject, it.api.clock.now());
    const callback = it.identity.consent(page, profiles[service](subject, name));
    return service === 'vk' ? { ...callback, deviceId: 'a device' } : callback;
  };

  /** Runs a whole flow. */
  const completeFlow = async (
    service: OauthService,
    subject: string,
    { name, ...way }: FlowOptions & { name?: string } = {},
  ): Promise<ApiResponse<Result> & { key: string }> => {
    const { body, status, text } = await begin(service, way);
    if (status !== 200) throw new Error(text);
    const callback = getCallback(service, body.url, subject, name);
    return { ...(await finishFlow(service, callback, body.oauthKey, way.as)), key: body.oauthKey };
  };

  const register = (key: string | undefined, login: string, consents = CONSENTS) =>
    it.api.request<SignedIn>('POST', '/api/user/oauth/register', {
      body: { login, consents },
      headers: key === undefined ? {} : { 'oauth-key': key },
    });

  return Object.assign(it, { begin, finishFlow, getCallback, completeFlow, register });
}
