import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { components } from '@hoshikraft/contract';

type Schemas = components['schemas'];

/** Fields of a passkey's response that a test forges. */
export interface Wrong {
  origin?: string;
  rpId?: string;
  type?: string;
  challenge?: string;
  crossOrigin?: boolean;
  /** Whether the device verified its user. */
  verified?: boolean;
  counter?: number;
  userHandle?: string;
}

export interface SoftwarePasskey {
  make(wanted: Schemas['PasskeyWanted'], wrong?: Wrong): Schemas['NewPasskey'];
  answer(question: Pick<Schemas['PasskeyQuestion'], 'challenge'>, wrong?: Wrong): Schemas['Assertion'];
}

/** Origin and domain in the tests' configuration. */
const SITE = { origin: 'http://localhost:4200', rpId: 'localhost' };

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

const head = (major: number, size: number): Buffer => {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  return size < 256 ? Buffer.from([(major << 5) | 24, size]) : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
};

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

/** Encodes the part of CBOR (RFC 8949) that attestations use. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, entry]) => [cbor(key), cbor(entry)])]);
}

const clientData = (type: string, challenge: string, wrong: Wrong): string =>
  Buffer.from(
    JSON.stringify({
      type: wrong.type ?? type,
      challenge: wrong.challenge ?? challenge,
      origin: wrong.origin ?? SITE.origin,
      crossOrigin: wrong.crossOrigin ?? false,
    }),
  ).toString('base64url');

const PRESENT = 1;
const VERIFIED = 4;
const ATTESTED = 64;

function authenticatorData(flags: number, counter: number, { rpId, verified = true }: Wrong): Buffer {
  const fixed = Buffer.alloc(5);
  fixed.writeUInt8(flags | PRESENT | (verified ? VERIFIED : 0));
  fixed.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(rpId ?? SITE.rpId), fixed]);
}

/** Creates a passkey as a device does: ES256, without attestation. Its counter grows, or stays at 0 as on most devices. */
export function createSoftwarePasskey({ counts = true } = {}): SoftwarePasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const key = new Map<number, Cbor>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ]);
  let uses = 0;
  let owner = '';
  return {
    make(wanted, wrong = {}) {
      owner = wanted.user.id;
      const size = Buffer.alloc(2);
      size.writeUInt16BE(credentialId.length);
      const attested = Buffer.concat([Buffer.alloc(16), size, credentialId, cbor(key)]);
      const authData = Buffer.concat([authenticatorData(ATTESTED, wrong.counter ?? 0, wrong), attested]);
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      return {
        name: 'My phone',
        id,
        transports: ['internal'],
        clientDataJSON: clientData('webauthn.create', wanted.challenge, wrong),
        attestationObject: cbor(attestation).toString('base64url'),
      };
    },
    answer({ challenge }, wrong = {}) {
      if (counts) uses += 1;
      const data = authenticatorData(0, wrong.counter ?? uses, wrong);
      const clientDataJSON = clientData('webauthn.get', challenge, wrong);
      const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
      return {
        id,
        clientDataJSON,
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
        userHandle: wrong.userHandle ?? owner,
      };
    },
  };
}
