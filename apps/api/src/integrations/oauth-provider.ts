import * as oauth from 'openid-client';
import { type Identity, IDENTITY_TIMEOUT_MS, ServiceRefused, ServiceUnavailable } from './identity.ts';
import { type OauthProfile, parseProfile } from './oauth-profiles.ts';

/** Endpoints of an OAuth 2 service, and our client there. */
export interface OauthEndpoints {
  readonly issuer: string;
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly userinfoUrl: string;
  readonly clientId: string;
  /** null for a public client with PKCE only. */
  readonly clientSecret: string | null;
}

interface AuthorizationRequest {
  readonly returnTo: string;
  readonly state: string;
  /** PKCE, S256. */
  readonly challenge: string;
}

interface AuthorizationCallback {
  /** Must equal the value of the authorization request. */
  readonly returnTo: string;
  readonly code: string;
  readonly state: string;
  readonly verifier: string;
  /** Additional parameters of the token request. */
  readonly extra?: Record<string, string>;
}

/**
 * Normalizes a token response. Drops `id_token`: the identity comes from the userinfo endpoint, and that of VK ID is not valid
 * OpenID Connect, so a strict client rejects it. VK ID also returns errors with status 200.
 */
async function normalizeTokenResponse(response: Response): Promise<Response> {
  const text = await response.text();
  let { status } = response;
  let body = text;
  try {
    const answer: unknown = JSON.parse(text);
    if (typeof answer === 'object' && answer !== null) {
      body = JSON.stringify({ ...answer, id_token: undefined });
      if (status === 200 && 'error' in answer) status = 400;
    }
  } catch {
    // Not JSON: the client reports it.
  }
  return new Response(body, { status, headers: { 'content-type': 'application/json' } });
}

function clientOf(endpoints: OauthEndpoints): oauth.Configuration {
  const server = {
    issuer: endpoints.issuer,
    authorization_endpoint: endpoints.authorizeUrl,
    token_endpoint: endpoints.tokenUrl,
  };
  const configuration =
    endpoints.clientSecret === null
      ? new oauth.Configuration(server, endpoints.clientId, undefined, oauth.None())
      : new oauth.Configuration(server, endpoints.clientId, endpoints.clientSecret);
  if (endpoints.tokenUrl.startsWith('http:')) oauth.allowInsecureRequests(configuration);
  const timeout = AbortSignal.timeout(IDENTITY_TIMEOUT_MS);
  configuration[oauth.customFetch] = async (url, options) => {
    const response = await fetch(url, { ...(options as RequestInit), redirect: 'manual', signal: timeout });
    return url === endpoints.tokenUrl ? normalizeTokenResponse(response) : response;
  };
  return configuration;
}

/** Address of the consent page of a service. */
export const buildAuthorizationUrl = (
  endpoints: OauthEndpoints,
  { scope }: OauthProfile,
  request: AuthorizationRequest,
): string =>
  oauth.buildAuthorizationUrl(clientOf(endpoints), {
    redirect_uri: request.returnTo,
    scope,
    state: request.state,
    code_challenge: request.challenge,
    code_challenge_method: 'S256',
  }).href;

/**
 * Exchanges the code for a token and the token for the identity, using only configured endpoints.
 *
 * @throws ServiceRefused, ServiceUnavailable
 */
export async function identify(
  endpoints: OauthEndpoints,
  profile: OauthProfile,
  callback: AuthorizationCallback,
): Promise<Identity> {
  const client = clientOf(endpoints);
  const here = new URL(callback.returnTo);
  here.search = new URLSearchParams({ code: callback.code, state: callback.state }).toString();
  try {
    const checks = { pkceCodeVerifier: callback.verifier, expectedState: callback.state };
    const { access_token: token } = await oauth.authorizationCodeGrant(client, here, checks, callback.extra);
    const url = new URL(endpoints.userinfoUrl);
    const [method, body] =
      profile.method === 'get'
        ? (['GET', undefined] as const)
        : (['POST', new URLSearchParams({ client_id: endpoints.clientId, access_token: token })] as const);
    const response = await oauth.fetchProtectedResource(client, token, url, method, body);
    if (!response.ok) throw new Error(`status ${response.status}`);
    return parseProfile(profile, await response.json());
  } catch (error) {
    if (error instanceof oauth.ResponseBodyError && error.status < 500) {
      throw new ServiceRefused('the service refused', { cause: error });
    }
    throw new ServiceUnavailable('the service did not respond', { cause: error });
  }
}
