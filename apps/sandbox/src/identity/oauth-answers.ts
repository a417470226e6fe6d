import type { Clock } from '../clock.ts';
import { subjectOf } from '../people/people.ts';
import type { Grant, Grants } from './grants.ts';
import type { TokenSigner } from './id-token.ts';
import type { OauthProvider } from './identity-config.ts';
import { PROFILES } from './profiles.ts';

const TOKEN_SECONDS = 3600;

interface Parts {
  grants: Grants;
  signer: TokenSigner;
  clock: Clock;
  /** Of the provider. */
  issuer: string;
}

const isGoogles = (provider: OauthProvider): boolean => provider === 'google' || provider === 'youtube';

/** What comes back with a code, by the habits of the provider. */
export function codeParameters(provider: OauthProvider, grant: Grant, code: string, issuer: string) {
  if (provider === 'vk')
    return { code, state: grant.state, device_id: grant.deviceId, expires_in: '600', type: 'code_v2' };
  return { code, state: grant.state, ...(isGoogles(provider) ? { iss: issuer, scope: grant.scope } : {}) };
}

/** The answer to a code that was accepted. */
export function tokenAnswer(provider: OauthProvider, grant: Grant, { grants, signer, clock, issuer }: Parts): object {
  const iat = Math.floor(clock.now() / 1000);
  const exp = iat + TOKEN_SECONDS;
  const plain = { access_token: grants.giveToken(grant), token_type: 'Bearer', expires_in: TOKEN_SECONDS };
  if (provider === 'vk') {
    const sub = Number(subjectOf(grant.person, 'vk'));
    // VK's own identity token names no audience.
    const idToken = signer.sign({ iss: 'VK', sub, app: grant.clientId, iat, exp, jti: iat });
    const more = { user_id: sub, state: grant.state, scope: grant.scope, id_token: idToken };
    return { ...plain, refresh_token: grants.giveToken(grant), ...more };
  }
  if (!isGoogles(provider) || !grant.scope.split(' ').includes('openid')) return { ...plain, scope: grant.scope };
  const claims = { iss: issuer, aud: grant.clientId, iat, exp, ...PROFILES.google(grant) };
  const nonce = grant.nonce === null ? {} : { nonce: grant.nonce };
  return { ...plain, scope: grant.scope, id_token: signer.sign({ ...claims, ...nonce }) };
}
