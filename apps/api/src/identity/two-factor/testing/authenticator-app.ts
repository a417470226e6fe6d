import type { components } from '@hoshikraft/contract';
import { Secret, TOTP } from 'otpauth';
import type { Credentials, SignedUp, TestApp } from '../../../../testing/test-app.ts';

type Schemas = components['schemas'];

export interface AuthenticatorApp {
  /** The code it shows now, or `steps` half minutes later. */
  code(steps?: number): string;
  recoveryCodes: string[];
}

/** Returns the code generator of an app with this secret. */
export const createCodeGenerator =
  (api: TestApp, secret: string) =>
  (steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: api.clock.now().getTime() + steps * 30_000,
    });

/** Turns an authenticator app on, and advances the clock by a minute, so that the used code has expired. */
export async function turnOnApp(api: TestApp, as: Credentials): Promise<AuthenticatorApp> {
  const begun = await api.request<Schemas['AuthenticatorSecret']>('POST', '/api/user/settings/2fa/app', { as });
  const code = createCodeGenerator(api, begun.body.secret);
  const on = await api.request<Schemas['FactorAdded']>('POST', '/api/user/settings/2fa/app/confirm', {
    as,
    body: { code: code() },
  });
  if (on.status !== 200) throw new Error(`turning the app on answered ${on.status}: ${on.text}`);
  api.clock.advance(60_000);
  return { code, recoveryCodes: on.body.recoveryCodes ?? [] };
}

/** Signs in by password and returns the session that waits for its second factor. */
export async function signInPending(api: TestApp, { login, password }: SignedUp, path = 'user/auth/login') {
  const body = { login, password, ...(path === 'user/auth/login' ? {} : { systemData: {} }) };
  const answer = await api.request<Schemas['SignedInPending']>('POST', `/api/${path}`, { body });
  if (answer.body.pending === undefined) throw new Error(`sign-in does not wait: ${answer.text}`);
  return answer.body;
}
