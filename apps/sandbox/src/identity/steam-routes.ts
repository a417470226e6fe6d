import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { LINE_FAULTS, applyFault } from '../faults/apply-fault.ts';
import { readFields, sendPage, spokenIn } from '../http/pages.ts';
import { subjectOf } from '../people/people.ts';
import { choosePage, refusalPage } from './choose-page.ts';
import { identityWords } from './identity-words.ts';
import { isOfSite } from './oauth-client.ts';
import type { IdentityContext } from './oauth-routes.ts';

const NS = 'http://specs.openid.net/auth/2.0';
const SIGNED = 'signed,op_endpoint,claimed_id,identity,return_to,response_nonce,assoc_handle';

type Fields = Readonly<Record<string, string | undefined>>;

/** Steam as it signs people in, by OpenID 2.0: `/identity/steam/login`, and identities `/identity/steam/id/<SteamID64>`. */
export function steamRoutes(app: FastifyInstance, { config, clock, people, faults }: IdentityContext): void {
  const root = `${config.publicUrl}/identity/steam`;
  const key = randomBytes(32);
  /** Nonces of responses that are not verified yet: each is confirmed only once. */
  const open = new Set<string>();

  const signatureOf = (fields: Fields): string => {
    const lines = SIGNED.split(',').map((name) => `${name}:${fields[`openid.${name}`] ?? ''}\n`);
    return createHmac('sha1', key).update(lines.join('')).digest('base64');
  };

  const isSound = (query: Fields): boolean =>
    query['openid.ns'] === NS &&
    query['openid.mode'] === 'checkid_setup' &&
    isOfSite(config.identity, query['openid.realm'] ?? '') &&
    isOfSite(config.identity, query['openid.return_to'] ?? '');

  app.get('/identity/steam/login', (request, reply) => {
    const locale = spokenIn(request);
    if (!isSound(request.query as Fields)) {
      const page = refusalPage(locale, config.brandName, identityWords(locale).unknownPlace);
      return sendPage(reply, page, { status: 400 });
    }
    const action = `/identity/steam/choose${new URL(request.url, root).search}`;
    const { brandName } = config;
    const choice = {
      locale,
      brandName,
      provider: 'Steam',
      client: brandName,
      people: people.all(),
      action,
      faults: [],
    };
    return sendPage(reply, choosePage(choice));
  });

  app.post('/identity/steam/choose', (request, reply) => {
    const query = request.query as Fields;
    const locale = spokenIn(request);
    const { person: chosen = '', name = '' } = readFields(request.body);
    const person = chosen === 'new' ? people.invent(name) : people.find(chosen);
    const isDenied = chosen === 'deny' || faults.take('steam', ['denied']) !== null;
    if (!isSound(query) || (person === null && !isDenied)) {
      const page = refusalPage(locale, config.brandName, identityWords(locale).noSuchPerson);
      return sendPage(reply, page, { status: 422 });
    }
    const back = new URL(query['openid.return_to'] ?? '');
    const answer = (fields: Readonly<Record<string, string>>) => {
      for (const [field, value] of Object.entries(fields)) back.searchParams.set(`openid.${field}`, value);
      return reply.redirect(back.href, 303);
    };
    if (isDenied || person === null) return answer({ ns: NS, mode: 'cancel' });
    const identity = `${root}/id/${subjectOf(person, 'steam')}`;
    const nonce = `${new Date(clock.now()).toISOString().slice(0, 19)}Z${randomBytes(15).toString('base64')}`;
    const fields = {
      op_endpoint: `${root}/login`,
      claimed_id: identity,
      identity,
      return_to: query['openid.return_to'] ?? '',
      response_nonce: nonce,
      assoc_handle: '1234567890',
      signed: SIGNED,
    };
    open.add(nonce);
    const named = Object.fromEntries(Object.entries(fields).map(([field, value]) => [`openid.${field}`, value]));
    return answer({ ns: NS, mode: 'id_res', ...fields, sig: signatureOf(named) });
  });

  app.post('/identity/steam/login', async (request, reply) => {
    if (await applyFault(faults.take('steam', LINE_FAULTS), request, reply)) return reply;
    const fields = readFields(request.body);
    const isValid =
      fields['openid.mode'] === 'check_authentication' &&
      fields['openid.sig'] === signatureOf(fields) &&
      open.delete(fields['openid.response_nonce'] ?? '');
    return reply.type('text/plain').send(`ns:${NS}\nis_valid:${isValid}\n`);
  });
}
