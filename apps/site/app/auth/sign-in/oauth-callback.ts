import type { OauthReturn } from '@hoshikraft/api-client';
import type { OauthService } from './services.ts';

/** Result that a sign-in service passed in the callback address. */
export type OauthCallback =
  | { kind: 'granted'; grant: OauthReturn }
  /** The user declined. */
  | { kind: 'declined' }
  /** The service refused the sign-in. */
  | { kind: 'refused' }
  /** Opened without parameters, or with incomplete ones. */
  | { kind: 'nothing' };

const FIELDS = [
  'ns',
  'mode',
  'op_endpoint',
  'claimed_id',
  'identity',
  'return_to',
  'response_nonce',
  'assoc_handle',
  'signed',
  'sig',
] as const;

const NOTHING: OauthCallback = { kind: 'nothing' };

/** Parameters that occur once and are not empty; a repeated parameter is ambiguous. */
const uniqueParameters = (search: string): ReadonlyMap<string, string> => {
  const query = new URLSearchParams(search);
  return new Map([...query].filter(([name, value]) => query.getAll(name).length === 1 && value !== ''));
};

const parseSteam = (query: ReadonlyMap<string, string>): OauthCallback => {
  const state = query.get('state');
  if (query.get('openid.mode') === 'cancel') return { kind: 'declined' };
  const found = FIELDS.map((name) => [name, query.get(`openid.${name}`)] as const);
  if (state === undefined || found.some(([, value]) => value === undefined)) return NOTHING;
  const openid = Object.fromEntries(found) as Extract<OauthReturn, { service: 'steam' }>['body']['openid'];
  return { kind: 'granted', grant: { service: 'steam', body: { state, openid } } };
};

/** Parses the query of a service's callback page. */
export const parseCallback = (service: OauthService, search: string): OauthCallback => {
  const query = uniqueParameters(search);
  if (service === 'steam') return parseSteam(query);
  const error = query.get('error');
  if (error !== undefined) return { kind: error === 'access_denied' ? 'declined' : 'refused' };
  const [code, state, deviceId] = ['code', 'state', 'device_id'].map((name) => query.get(name));
  if (code === undefined || state === undefined) return NOTHING;
  if (service !== 'vk') return { kind: 'granted', grant: { service, body: { code, state } } };
  return deviceId === undefined ? NOTHING : { kind: 'granted', grant: { service, body: { code, state, deviceId } } };
};
