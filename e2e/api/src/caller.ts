import { randomBytes } from 'node:crypto';
import type { components } from '@hoshikraft/contract';
import { signBridgeMessage } from '@hoshikraft/contract/signatures';

type Schemas = components['schemas'];
type Headers = Record<string, string>;

export interface Answer<Body> {
  status: number;
  headers: globalThis.Headers;
  body: Body;
}

/** A call to one node, or to the balancer: a GET without content, a POST without a body where it is null. */
export async function call<Body>(url: string, headers: Headers = {}, content?: unknown): Promise<Answer<Body>> {
  const body = typeof content === 'string' ? content : content ? JSON.stringify(content) : null;
  const reply = await fetch(url, {
    method: content === undefined ? 'GET' : 'POST',
    headers: { 'accept-language': 'en', ...headers, ...(body !== null && { 'content-type': 'application/json' }) },
    body,
  });
  const text = await reply.text();
  return { status: reply.status, headers: reply.headers, body: (text === '' ? null : JSON.parse(text)) as Body };
}

/** Headers of a new session of a sample player. */
export async function signIn(node: string, login: string, password: string): Promise<Headers> {
  const { body } = await call<Schemas['LoginResult']>(`${node}/api/user/auth/login`, {}, { login, password });
  if (!body.success) throw new Error(`${login} cannot sign in`);
  return { 'access-id': body.accessId, 'access-token': body.accessToken };
}

export function register(node: string, login: string, recaptcha: string) {
  const password = 'long enough for two nodes';
  return call<Schemas['SignedIn'] & Schemas['Error']>(
    `${node}/api/user/register`,
    {},
    {
      login,
      email: `${login}@mail.example`,
      password,
      passwordConfirmation: password,
      consents: { publicOffer: true, privacyPolicy: true, rules: true },
      recaptcha,
    },
  );
}

/** A game server's call, signed with its key. */
export function bridgeCall<Body>(node: string, key: { id: string; secret: string }, name: string, content: object) {
  const path = `/api/game/${name}`;
  const body = JSON.stringify(content);
  const timestamp = String(Math.floor(Date.now() / 1000));
  const nonce = randomBytes(16).toString('base64url');
  const signature = signBridgeMessage(key.secret, { method: 'POST', path, timestamp, nonce, body });
  const headers = { 'x-key-id': key.id, 'x-timestamp': timestamp, 'x-nonce': nonce, 'x-signature': signature };
  return call<Body>(node + path, headers, body);
}
