import { MINUTE_MS } from '@hoshikraft/shared';
import { PATIENCE_MS, ServiceRefused, ServiceUnavailable } from './identity.ts';

const OPENID = 'http://specs.openid.net/auth/2.0';
const ANYBODY = `${OPENID}/identifier_select`;

/** Fields without which a signature says nothing. */
const SIGNED = ['op_endpoint', 'claimed_id', 'identity', 'return_to', 'response_nonce', 'assoc_handle'];
const NONCE = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)[\x21-\x7e]{0,235}$/;
/** How far the clock of an assertion may be from ours: minutes of a person, and of clocks. */
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

interface SteamPlace {
  /** `<url>/login` is its endpoint, `<url>/id/<SteamID64>` are its identities. */
  readonly url: string;
}

const endpointOf = ({ url }: SteamPlace): string => `${url}/login`;

const asFields = (assertion: object): URLSearchParams =>
  new URLSearchParams(
    Object.entries(assertion).map(([name, value]): [string, string] => [`openid.${name}`, String(value)]),
  );

/** The page of Steam where a person says yes or no. */
export const steamAddress = (place: SteamPlace, { returnTo, realm }: { returnTo: string; realm: string }): string =>
  `${endpointOf(place)}?${asFields({
    ns: OPENID,
    mode: 'checkid_setup',
    return_to: returnTo,
    realm,
    identity: ANYBODY,
    claimed_id: ANYBODY,
  })}`;

/** SteamID64 of an identity of this Steam; null for anything else. */
function steamIdOf({ url }: SteamPlace, claimed: string): string | null {
  const prefix = `${url}/id/`;
  const id = claimed.startsWith(prefix) ? claimed.slice(prefix.length) : '';
  return /^\d{17}$/.test(id) ? id : null;
}

/** What can be refused without asking Steam. */
function isSound(place: SteamPlace, assertion: SteamAssertion, returnTo: string, now: Date): boolean {
  const signed = assertion.signed.split(',');
  const moment = NONCE.exec(assertion.response_nonce)?.[1];
  return (
    assertion.ns === OPENID &&
    assertion.mode === 'id_res' &&
    assertion.op_endpoint === endpointOf(place) &&
    assertion.return_to === returnTo &&
    assertion.identity === assertion.claimed_id &&
    SIGNED.every((name) => signed.includes(name)) &&
    moment !== undefined &&
    Math.abs(now.getTime() - Date.parse(moment)) <= NONCE_MS
  );
}

/** Asks Steam itself, at the one address we know, whether it said this. */
async function isValid(place: SteamPlace, assertion: SteamAssertion): Promise<boolean> {
  const response = await fetch(endpointOf(place), {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
    body: asFields({ ...assertion, mode: 'check_authentication' }),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const lines = (await response.text()).split('\n');
  if (!lines.some((line) => line === 'is_valid:true' || line === 'is_valid:false')) throw new Error('no OpenID answer');
  return lines.includes('is_valid:true');
}

/**
 * The SteamID64 of an assertion that Steam stands by. That it is used once is for the caller to hold.
 *
 * @throws ServiceRefused, ServiceUnavailable
 */
export async function steamIdentity(
  place: SteamPlace,
  assertion: SteamAssertion,
  { returnTo, now }: { returnTo: string; now: Date },
): Promise<string> {
  const id = steamIdOf(place, assertion.claimed_id);
  if (id === null || !isSound(place, assertion, returnTo, now)) throw new ServiceRefused('not an assertion of Steam');
  const valid = await isValid(place, assertion).catch((error: unknown) => {
    throw new ServiceUnavailable('Steam does not answer', { cause: error });
  });
  if (!valid) throw new ServiceRefused('Steam does not stand by it');
  return id;
}
