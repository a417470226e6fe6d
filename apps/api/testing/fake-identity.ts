import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { SteamAssertion } from '../src/integrations/steam.ts';

/** A user's profile, as the service's API returns it. */
export type Profile = unknown;

export interface FakeIdentity {
  url: string;
  /** Received requests in order. */
  requests: { path: string; form: URLSearchParams; authorization: string | undefined }[];
  /** How it handles the next requests. */
  behaviour: 'well' | 'broken' | 'garbage' | 'silent' | 'elsewhere' | { text: string };
  /** Gives the user's consent on the authorization page; returns the parameters of the callback. */
  consent(page: string, profile: Profile): { code: string; state: string };
  /** Signs the user in on Steam's page; returns the fields of the callback. */
  signInAtSteam(page: string, steamId: string, now: Date): { state: string; openid: SteamAssertion };
  /** Makes Steam confirm these fields although it did not issue them. */
  confirmAssertion(openid: SteamAssertion): void;
  close(): Promise<void>;
}

interface Grant {
  challenge: string;
  clientId: string;
  redirectUri: string;
  profile: Profile;
}

const asNonce = (now: Date): string => `${now.toISOString().slice(0, 19)}Z${randomUUID().slice(0, 8)}`;
/** The signed fields in a canonical form. */
const canonicalFields = (fields: Record<string, string>): string =>
  JSON.stringify(Object.entries({ ...fields, mode: '' }).sort(([one], [other]) => (one < other ? -1 : 1)));

/** Starts one HTTP server for all services: OAuth 2 with PKCE below `/<service>`, Steam below `/steam`. */
export async function startFakeIdentity(): Promise<FakeIdentity> {
  const grants = new Map<string, Grant>();
  const tokens = new Map<string, Profile>();
  const confirmed = new Set<string>();

  const redeem = (form: URLSearchParams, refusal: number): [number, unknown] => {
    const code = form.get('code') ?? '';
    const grant = grants.get(code);
    grants.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const good =
      grant?.challenge === challenge &&
      grant.clientId === form.get('client_id') &&
      grant.redirectUri === form.get('redirect_uri');
    if (!good) return [refusal, { error: 'invalid_grant' }];
    const token = randomUUID();
    tokens.set(token, grant.profile);
    return [200, { access_token: token, token_type: 'bearer', id_token: 'none.of.openid' }];
  };
  const profileOf = (authorization = ''): [number, unknown] => {
    const profile = tokens.get(authorization.replace('Bearer ', ''));
    return profile === undefined ? [401, {}] : [200, profile];
  };
  const isConfirmed = (form: URLSearchParams): boolean =>
    confirmed.delete(
      canonicalFields(Object.fromEntries([...form].map(([name, value]) => [name.replace('openid.', ''), value]))),
    );

  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { pathname: path } = new URL(request.url ?? '/', 'http://x');
      const form = new URLSearchParams(body);
      identity.requests.push({ path, form, authorization: request.headers.authorization });
      if (identity.behaviour === 'silent') return;
      if (identity.behaviour === 'broken') return void response.writeHead(502).end('<h1>Bad gateway</h1>');
      if (identity.behaviour === 'garbage') return void response.writeHead(200).end('<html>hello</html>');
      if (identity.behaviour === 'elsewhere')
        return void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
      if (typeof identity.behaviour === 'object') return void response.end(identity.behaviour.text);
      if (path === '/steam/login' && request.method === 'POST') {
        const valid = form.get('openid.mode') === 'check_authentication' && isConfirmed(form);
        return void response.end(`ns:http://specs.openid.net/auth/2.0\nis_valid:${String(valid)}\n`);
      }
      const [status, answer] = path.endsWith('/token')
        ? redeem(form, path.startsWith('/vk/') ? 200 : 400)
        : path.endsWith('/userinfo')
          ? profileOf(request.headers.authorization)
          : [200, {}];
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const identity: FakeIdentity = {
    url,
    requests: [],
    behaviour: 'well',
    consent(page, profile) {
      const parameters = new URL(page).searchParams;
      const code = randomUUID();
      const of = (name: string) => parameters.get(name) ?? '';
      const grant = { challenge: of('code_challenge'), clientId: of('client_id'), redirectUri: of('redirect_uri') };
      grants.set(code, { ...grant, profile });
      return { code, state: of('state') };
    },
    signInAtSteam(page, steamId, now) {
      const returnTo = new URL(page).searchParams.get('openid.return_to') ?? '';
      const id = `${url}/steam/id/${steamId}`;
      const openid = {
        ns: 'http://specs.openid.net/auth/2.0',
        mode: 'id_res',
        op_endpoint: `${url}/steam/login`,
        claimed_id: id,
        identity: id,
        return_to: returnTo,
        response_nonce: asNonce(now),
        assoc_handle: '1234567890',
        signed: 'signed,op_endpoint,claimed_id,identity,return_to,response_nonce,assoc_handle',
        sig: 'c2lnbmVkIGJ5IHN0ZWFt',
      };
      confirmed.add(canonicalFields(openid));
      return { state: new URL(returnTo).searchParams.get('state') ?? '', openid };
    },
    confirmAssertion: (openid) => void confirmed.add(canonicalFields({ ...openid })),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return identity;
}
