import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';

const KEY_ID = 'sandbox';

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs identity tokens (RS256) with a key that is made at the first one. */
export function createTokenSigner() {
  let keys: { privateKey: KeyObject; publicKey: KeyObject } | null = null;
  const keyPair = () => (keys ??= generateKeyPairSync('rsa', { modulusLength: 2048 }));
  return {
    sign(claims: object): string {
      const signed = `${part({ alg: 'RS256', typ: 'JWT', kid: KEY_ID })}.${part(claims)}`;
      return `${signed}.${createSign('RSA-SHA256').update(signed).sign(keyPair().privateKey, 'base64url')}`;
    },
    /** As JSON Web Keys. */
    publicKeys: () => ({
      keys: [{ ...keyPair().publicKey.export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256', use: 'sig' }],
    }),
  };
}

export type TokenSigner = ReturnType<typeof createTokenSigner>;
