import * as oauth from 'openid-client';
import { type Identity, PATIENCE_MS, ServiceRefused, ServiceUnavailable } from './identity.ts';
import { type OauthProfile, readProfile } from './oauth-profiles.ts';

/** Where an OAuth 2 service is, and who we are to it. */
export interface OauthPlace {
  readonly issuer: string;
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly userinfoUrl: string;
  readonly clientId: string;
  /** null where PKCE alone knows us. */
  readonly clientSecret: string | null;
}

interface Going {
  readonly returnTo: string;
  readonly state: string;
  /** PKCE, S256. */
  readonly challenge: string;
}

interface Coming {
  /** Exactly as it was given on the way there. */
  readonly returnTo: string;
  readonly code: string;
  readonly state: string;
  readonly verifier: string;
  /** What the token endpoint of this service wants besides. */
  readonly besides?: Record<string, string>;
}

/**
 * What a token endpoint says, as OAuth has it. Without id_token: who it is we hear from the service itself, and that of
 * VK ID is none of OpenID Connect, which a client that keeps to it refuses. VK ID also refuses with the status of success.
 */
async function asOauth(response: Response): Promise<Response> {
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
    // Not JSON: the client says so.
  }
  return new Response(body, { status, headers: { 'content-type': 'application/json' } });
}

function clientOf(place: OauthPlace): oauth.Configuration {
  const server = {
    issuer: place.issuer,
    authorization_endpoint: place.authorizeUrl,
    token_endpoint: place.tokenUrl,
  };
  const configuration =
    place.clientSecret === null
      ? new oauth.Configuration(server, place.clientId, undefined, oauth.None())
      : new oauth.Configuration(server, place.clientId, place.clientSecret);
  if (place.tokenUrl.startsWith('http:')) oauth.allowInsecureRequests(configuration);
  const patience = AbortSignal.timeout(PATIENCE_MS);
  configuration[oauth.customFetch] = async (url, options) => {
    const response = await fetch(url, { ...(options as RequestInit), redirect: 'manual', signal: patience });
    return url === place.tokenUrl ? asOauth(response) : response;
  };
  return configuration;
}

/** The page of a service where a person says yes or no. */
export const authorizeAddress = (place: OauthPlace, { scope }: OauthProfile, going: Going): string =>
  oauth.buildAuthorizationUrl(clientOf(place), {
    redirect_uri: going.returnTo,
    scope,
    state: going.state,
    code_challenge: going.challenge,
    code_challenge_method: 'S256',
  }).href;

/**
 * Whom the service names for a code that was brought from it: code for token, token for the account, by configured
 * addresses alone.
 *
 * @throws ServiceRefused, ServiceUnavailable
 */
export async function identify(place: OauthPlace, profile: OauthProfile, coming: Coming): Promise<Identity> {
  const client = clientOf(place);
  const here = new URL(coming.returnTo);
  here.search = new URLSearchParams({ code: coming.code, state: coming.state }).toString();
  try {
    const checks = { pkceCodeVerifier: coming.verifier, expectedState: coming.state };
    const { access_token: token } = await oauth.authorizationCodeGrant(client, here, checks, coming.besides);
    const url = new URL(place.userinfoUrl);
    const [method, body] =
      profile.asks === 'get'
        ? (['GET', undefined] as const)
        : (['POST', new URLSearchParams({ client_id: place.clientId, access_token: token })] as const);
    const response = await oauth.fetchProtectedResource(client, token, url, method, body);
    if (!response.ok) throw new Error(`status ${response.status}`);
    return readProfile(profile, await response.json());
  } catch (error) {
    if (error instanceof oauth.ResponseBodyError && error.status < 500) {
      throw new ServiceRefused('the service refused', { cause: error });
    }
    throw new ServiceUnavailable('the service does not answer', { cause: error });
  }
}
