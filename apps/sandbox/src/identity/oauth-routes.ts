import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { type FaultStore, type FaultKind, STAND_INS } from '../faults/fault-store.ts';
import { LINE_FAULTS, applyFault } from '../faults/apply-fault.ts';
import { readFields, sendPage, spokenIn } from '../http/pages.ts';
import type { People } from '../people/people.ts';
import { choosePage, refusalPage } from './choose-page.ts';
import { createGrants, provesChallenge } from './grants.ts';
import { createTokenSigner } from './id-token.ts';
import { type IdentityConfig, OAUTH_PROVIDERS, type OauthProvider } from './identity-config.ts';
import { identityWords } from './identity-words.ts';
import { clientOf, isOfSite } from './oauth-client.ts';
import { codeParameters, tokenAnswer } from './oauth-answers.ts';
import { PROFILES } from './profiles.ts';

export interface IdentityContext {
  config: { identity: IdentityConfig; publicUrl: string; brandName: string };
  clock: Clock;
  people: People;
  faults: FaultStore;
}

const NAMES: Record<OauthProvider, string> = {
  vk: 'VK ID',
  google: 'Google',
  yandex: 'Яндекс',
  discord: 'Discord',
  youtube: 'YouTube',
};
const SLOW_MS = 8000;

type Query = Readonly<Record<string, string | undefined>>;

const withParameters = (address: string, parameters: Readonly<Record<string, string>>): string => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
};

/** What is wrong with a request that may be answered to the site itself; null where nothing is. */
function faultOf(query: Query): string | null {
  if (query['response_type'] !== 'code') return 'unsupported_response_type';
  if (!/^[\w-]{43}$/.test(query['code_challenge'] ?? '')) return 'invalid_request';
  return /^S256$/i.test(query['code_challenge_method'] ?? '') ? null : 'invalid_request';
}

/**
 * OAuth 2 with PKCE, as VK ID, Google, Yandex, Discord and YouTube speak it: `/identity/<provider>/authorize`, `token`,
 * `userinfo` and, for identity tokens, `keys`.
 */
export function oauthRoutes(app: FastifyInstance, { config, clock, people, faults }: IdentityContext): void {
  const grants = createGrants(clock);
  const signer = createTokenSigner();
  app.get('/identity/keys', () => signer.publicKeys());
  for (const provider of OAUTH_PROVIDERS) serve(provider);

  function serve(provider: OauthProvider): void {
    const path = `/identity/${provider}`;
    const issuer = `${config.publicUrl}${path}`;
    const client = config.identity.clients[provider];

    /** Replies to an invalid request with an error page or a redirect. @returns whether it replied */
    function refuse(request: FastifyRequest, reply: FastifyReply): boolean {
      const query = request.query as Query;
      const words = identityWords(spokenIn(request));
      const redirect = query['redirect_uri'] ?? '';
      const why =
        query['client_id'] !== client.id
          ? words.unknownClient
          : isOfSite(config.identity, redirect)
            ? null
            : words.unknownPlace;
      if (why !== null) {
        void sendPage(reply, refusalPage(spokenIn(request), config.brandName, why), { status: 400 });
        return true;
      }
      const error = faultOf(query);
      if (error !== null) void reply.redirect(withParameters(redirect, { error, state: query['state'] ?? '' }), 303);
      return error !== null;
    }

    app.get(`${path}/authorize`, (request, reply) => {
      if (refuse(request, reply)) return reply;
      const page = choosePage({
        locale: spokenIn(request),
        brandName: config.brandName,
        provider: NAMES[provider],
        client: config.brandName,
        people: people.all(),
        action: `${path}/choose${new URL(request.url, issuer).search}`,
        faults: STAND_INS[provider].filter((kind) => kind !== 'denied'),
      });
      return sendPage(reply, page);
    });

    app.post(`${path}/choose`, (request, reply) => {
      if (refuse(request, reply)) return reply;
      const query = request.query as Query;
      const { person: chosen = '', name = '', fault: typed = '' } = readFields(request.body);
      const redirect = query['redirect_uri'] ?? '';
      const set = faults.take(provider, ['denied', 'wrong_state', 'no_mail']);
      const fault: FaultKind | null = STAND_INS[provider].find((kind) => kind === typed) ?? set?.kind ?? null;
      const state = fault === 'wrong_state' ? randomBytes(16).toString('base64url') : (query['state'] ?? '');
      if (chosen === 'deny' || fault === 'denied')
        return reply.redirect(withParameters(redirect, { error: 'access_denied', state }), 303);
      const person = chosen === 'new' ? people.invent(name) : people.find(chosen);
      if (person === null) {
        const words = identityWords(spokenIn(request));
        return sendPage(reply, refusalPage(spokenIn(request), config.brandName, words.noSuchPerson), { status: 422 });
      }
      const grant = {
        provider,
        clientId: client.id,
        redirectUri: redirect,
        challenge: query['code_challenge'] ?? '',
        scope: query['scope'] ?? '',
        nonce: query['nonce'] ?? null,
        state,
        deviceId: randomUUID(),
        person,
        withMail: fault !== 'no_mail',
        fault,
      };
      const parameters = codeParameters(provider, grant, grants.giveCode(grant), issuer);
      return reply.redirect(withParameters(redirect, parameters), 303);
    });

    app.post(`${path}/token`, async (request, reply) => {
      const fields = readFields(request.body);
      const own = LINE_FAULTS.find((kind) => kind === grants.ofCode(fields['code'] ?? '')?.fault);
      const fault = own === undefined ? faults.take(provider, LINE_FAULTS) : { kind: own, left: 1, ms: SLOW_MS };
      if (await applyFault(fault, request, reply)) return reply;
      // VK ID returns errors with a success status.
      const wrong = (error: string, status: number) => reply.code(provider === 'vk' ? 200 : status).send({ error });
      if (clientOf(config.identity, provider, request.headers.authorization, fields) === null)
        return wrong('invalid_client', 401);
      if (fields['grant_type'] !== 'authorization_code') return wrong('unsupported_grant_type', 400);
      const grant = grants.takeCode(fields['code'] ?? '');
      const sound =
        grant?.provider === provider &&
        grant.redirectUri === fields['redirect_uri'] &&
        provesChallenge(fields['code_verifier'] ?? '', grant.challenge) &&
        (provider !== 'vk' || (grant.deviceId === fields['device_id'] && grant.state === fields['state']));
      if (!sound) return wrong('invalid_grant', 400);
      return reply
        .header('cache-control', 'no-store')
        .send(tokenAnswer(provider, grant, { grants, signer, clock, issuer }));
    });

    const userinfo = async (request: FastifyRequest, reply: FastifyReply) => {
      if (await applyFault(faults.take(provider, LINE_FAULTS), request, reply)) return reply;
      const [, header] = /^(?:Bearer|OAuth) (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
      const grant = grants.ofToken((provider === 'vk' ? readFields(request.body)['access_token'] : header) ?? '');
      if (grant?.provider !== provider) return reply.code(401).send({ error: 'invalid_token' });
      return reply.header('cache-control', 'no-store').send(PROFILES[provider](grant));
    };
    if (provider === 'vk') app.post(`${path}/userinfo`, userinfo);
    else app.get(`${path}/userinfo`, userinfo);
  }
}
