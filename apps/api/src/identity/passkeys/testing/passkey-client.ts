import type { components } from '@hoshikraft/contract';
import type { Credentials, TestApp } from '../../../../testing/test-app.ts';
import { createSoftwarePasskey, type SoftwarePasskey, type Wrong } from './software-passkey.ts';

type Schemas = components['schemas'];

const SETTINGS = '/api/user/settings/passkeys';

/** The API calls that a player and a browser make for passkeys. */
export const createPasskeyClient = (api: TestApp) => {
  const beginAdding = (as: Credentials) => api.request<Schemas['PasskeyWanted']>('POST', `${SETTINGS}/begin`, { as });
  const add = (as: Credentials, body: Schemas['NewPasskey']) =>
    api.request<Schemas['Passkeys']>('POST', `${SETTINGS}/add`, { as, body });
  const begin = async () => (await api.request<Schemas['PasskeyBegun']>('POST', '/api/user/passkey/begin')).body;
  const enter = (passkey: Schemas['Assertion'], key?: string) =>
    api.request<Schemas['SignedIn']>('POST', '/api/user/passkey/login', {
      body: { passkey },
      headers: key === undefined ? {} : { 'passkey-key': key },
    });
  return {
    beginAdding,
    add,
    begin,
    enter,
    list: (as: Credentials) => api.request<Schemas['Passkeys']>('GET', SETTINGS, { as }),
    change: (as: Credentials, what: 'rename' | 'remove', body: object) =>
      api.request<Schemas['Passkeys']>('POST', `${SETTINGS}/${what}`, { as, body }),
    /** Adds a passkey to a player. */
    async give(as: Credentials, passkey: SoftwarePasskey = createSoftwarePasskey()): Promise<SoftwarePasskey> {
      const added = await add(as, passkey.make((await beginAdding(as)).body));
      if (added.status !== 200) throw new Error(`adding a passkey answered ${added.status}: ${added.text}`);
      return passkey;
    },
    /** Signs in by a passkey in one browser. */
    async signIn(passkey: SoftwarePasskey, wrong?: Wrong) {
      const { question, passkeyKey } = await begin();
      return enter(passkey.answer(question, wrong), passkeyKey);
    },
    check: (as: Credentials) => api.request<Schemas['PasskeyQuestion']>('POST', '/api/user/auth/passkey', { as }),
  };
};
