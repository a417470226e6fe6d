import type { Brought } from '@hoshikraft/api-client';
import type { OauthService } from './services.ts';

/** What an address says that a service has led back to. */
export type Returned =
  | { kind: 'brought'; brought: Brought }
  /** The person said no there. */
  | { kind: 'declined' }
  /** The service did not let them through. */
  | { kind: 'refused' }
  /** Opened by itself, or cut on the way. */
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

const NOTHING: Returned = { kind: 'nothing' };

/** Each parameter that stands there once: of two it is not known which was meant. */
const singles = (search: string): ReadonlyMap<string, string> => {
  const query = new URLSearchParams(search);
  return new Map([...query].filter(([name, value]) => query.getAll(name).length === 1 && value !== ''));
};

const ofSteam = (query: ReadonlyMap<string, string>): Returned => {
  const state = query.get('state');
  if (query.get('openid.mode') === 'cancel') return { kind: 'declined' };
  const found = FIELDS.map((name) => [name, query.get(`openid.${name}`)] as const);
  if (state === undefined || found.some(([, value]) => value === undefined)) return NOTHING;
  const openid = Object.fromEntries(found) as Extract<Brought, { service: 'steam' }>['body']['openid'];
  return { kind: 'brought', brought: { service: 'steam', body: { state, openid } } };
};

/** Reads the query of the page that a service leads back to. */
export const returnedFrom = (service: OauthService, search: string): Returned => {
  const query = singles(search);
  if (service === 'steam') return ofSteam(query);
  const error = query.get('error');
  if (error !== undefined) return { kind: error === 'access_denied' ? 'declined' : 'refused' };
  const [code, state, deviceId] = ['code', 'state', 'device_id'].map((name) => query.get(name));
  if (code === undefined || state === undefined) return NOTHING;
  if (service !== 'vk') return { kind: 'brought', brought: { service, body: { code, state } } };
  return deviceId === undefined ? NOTHING : { kind: 'brought', brought: { service, body: { code, state, deviceId } } };
};
