import { MINUTE_MS } from '@hoshikraft/shared';
import { IDENTITY_TIMEOUT_MS, ServiceRefused, ServiceUnavailable } from './identity.ts';

const OPENID = 'http://specs.openid.net/auth/2.0';
const ANYBODY = `${OPENID}/identifier_select`;

/** Fields that the signature must cover. */
const SIGNED = ['op_endpoint', 'claimed_id', 'identity', 'return_to', 'response_nonce', 'assoc_handle'];
const NONCE = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)[\x21-\x7e]{0,235}$/;
/** Maximum age of an assertion, and clock difference, milliseconds. */
export const NONCE_MS = 10 * MINUTE_MS;

/** Fields of an assertion, without `openid.`. */
export interface SteamAssertion {
  readonly ns: string;
  readonly mode: string;
  readonly op_endpoint: string;
  readonly claimed_id: string;
  readonly identity: string;
  readonly return_to: string;
  readonly response_nonce: string;
  readonly assoc_handle: string;
  readonly signed: string;
  readonly sig: string;
}

interface SteamOptions {
  /** `<url>/login` is its endpoint, `<url>/id/<SteamID64>` are its identities. */
  readonly url: string;
}

const endpointOf = ({ url }: SteamOptions): string => `${url}/login`;

const asFields = (assertion: object): URLSearchParams =>
  new URLSearchParams(
    Object.entries(assertion).map(([name, value]): [string, string] => [`openid.${name}`, String(value)]),
  );

/** Address of the consent page of Steam. */
export const buildSteamUrl = (
  options: SteamOptions,
  { returnTo, realm }: { returnTo: string; realm: string },
): string =>
  `${endpointOf(options)}?${asFields({
    ns: OPENID,
    mode: 'checkid_setup',
    return_to: returnTo,
    realm,
    identity: ANYBODY,
    claimed_id: ANYBODY,
  })}`;

/** SteamID64 of an identity of this Steam; null for anything else. */
function steamIdOf({ url }: SteamOptions, claimed: string): string | null {
  const prefix = `${url}/id/`;
  const id = claimed.startsWith(prefix) ? claimed.slice(prefix.length) : '';
  return /^\d{17}$/.test(id) ? id : null;
}

/** Checks an assertion locally, before the request to Steam. */
function isWellFormed(options: SteamOptions, assertion: SteamAssertion, returnTo: string, now: Date): boolean {
  const signed = assertion.signed.split(',');
  const moment = NONCE.exec(assertion.response_nonce)?.[1];
  return (
    assertion.ns === OPENID &&
    assertion.mode === 'id_res' &&
    assertion.op_endpoint === endpointOf(options) &&
    assertion.return_to === returnTo &&
    assertion.identity === assertion.claimed_id &&
    SIGNED.every((name) => signed.includes(name)) &&
    moment !== undefined &&
    Math.abs(now.getTime() - Date.parse(moment)) <= NONCE_MS
  );
}

/** Verifies the assertion with Steam at its configured address. */
async function isValid(options: SteamOptions, assertion: SteamAssertion): Promise<boolean> {
  const response = await fetch(endpointOf(options), {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(IDENTITY_TIMEOUT_MS),
    body: asFields({ ...assertion, mode: 'check_authentication' }),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const lines = (await response.text()).split('\n');
  if (!lines.some((line) => line === 'is_valid:true' || line === 'is_valid:false')) throw new Error('no OpenID answer');
  return lines.includes('is_valid:true');
}

/**
 * Verifies an assertion and returns its SteamID64. The caller must ensure that it is used only once.
 *
 * @throws ServiceRefused, ServiceUnavailable
 */
export async function verifySteamAssertion(
  options: SteamOptions,
  assertion: SteamAssertion,
  { returnTo, now }: { returnTo: string; now: Date },
): Promise<string> {
  const id = steamIdOf(options, assertion.claimed_id);
  if (id === null || !isWellFormed(options, assertion, returnTo, now))
    throw new ServiceRefused('not an assertion of Steam');
  const valid = await isValid(options, assertion).catch((error: unknown) => {
    throw new ServiceUnavailable('Steam did not respond', { cause: error });
  });
  if (!valid) throw new ServiceRefused('Steam rejected the assertion');
  return id;
}
