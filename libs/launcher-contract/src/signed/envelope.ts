import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

/** Kinds of signed files in a repository, in the order in which they are verified. */
export type SignedKind = 'root' | 'timestamp' | 'snapshot' | 'manifest';

/** Keys that may sign, and how many of them must. */
export interface Signers {
  keyIds: readonly string[];
  /** Required number of different keys. */
  threshold: number;
}

export type EnvelopeRefusal = 'malformed' | 'wrong_type' | 'threshold';

export type OpenedEnvelope = { ok: true; payload: Buffer } | { ok: false; refusal: EnvelopeRefusal };

const RAW_KEY_BYTES = 32;
const SIGNATURE_BYTES = 64;
const MOST_SIGNATURES = 16;
// DER prefix of a raw Ed25519 public key (RFC 8410).
const SPKI_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');

/** `payloadType` of an envelope of this kind. */
export const payloadTypeOf = (kind: SignedKind): string => `application/vnd.hoshikraft.${kind}+json`;

/** The bytes to sign: DSSE's pre-authentication encoding, so that a payload cannot be used as another type. */
export function pae(payloadType: string, payload: Uint8Array): Buffer {
  const type = Buffer.from(payloadType, 'utf8');
  return Buffer.concat([Buffer.from(`DSSEv1 ${type.length} `), type, Buffer.from(` ${payload.length} `), payload]);
}

/** The 32 raw bytes of an Ed25519 public key; for a private key those of its public half. */
export function rawPublicKey(key: KeyObject): Buffer {
  if (key.asymmetricKeyType !== 'ed25519') throw new TypeError('Only Ed25519 keys sign metadata');
  const publicKey = key.type === 'private' ? createPublicKey(key) : key;
  return publicKey.export({ type: 'spki', format: 'der' }).subarray(-RAW_KEY_BYTES);
}

/** Id of a key: SHA-256 of its raw public bytes, hex. */
export function keyIdOf(key: KeyObject | Uint8Array): string {
  const raw = key instanceof Uint8Array ? key : rawPublicKey(key);
  return createHash('sha256').update(raw).digest('hex');
}

/** Signs a payload with every key and returns the bytes of the envelope, as `openEnvelope` reads them. */
export function sealEnvelope(kind: SignedKind, payload: Uint8Array, privateKeys: readonly KeyObject[]): Buffer {
  const payloadType = payloadTypeOf(kind);
  const signed = pae(payloadType, payload);
  const signatures = privateKeys.map((key) => ({
    keyId: keyIdOf(key),
    signature: sign(null, signed, key).toString('base64'),
  }));
  return Buffer.from(JSON.stringify({ payloadType, payload: Buffer.from(payload).toString('base64'), signatures }));
}

function decodeBase64(text: unknown): Buffer | null {
  if (typeof text !== 'string') return null;
  const bytes = Buffer.from(text, 'base64');
  // Node ignores invalid characters in base64; only the canonical encoding is accepted.
  return bytes.toString('base64') === text ? bytes : null;
}

const isClosed = (value: unknown, names: readonly string[]): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length === names.length &&
  names.every((name) => Object.hasOwn(value, name));

interface Parsed {
  payloadType: unknown;
  payload: Buffer;
  signatures: { keyId: string; signature: Buffer }[];
}

function parseEnvelope(bytes: Uint8Array): Parsed | null {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
  if (!isClosed(value, ['payloadType', 'payload', 'signatures'])) return null;
  const payload = decodeBase64(value['payload']);
  const listed = value['signatures'];
  if (!payload || !Array.isArray(listed) || listed.length === 0 || listed.length > MOST_SIGNATURES) return null;
  const signatures: Parsed['signatures'] = [];
  for (const entry of listed as unknown[]) {
    if (!isClosed(entry, ['keyId', 'signature']) || typeof entry['keyId'] !== 'string') return null;
    const signature = decodeBase64(entry['signature']);
    if (signature?.length !== SIGNATURE_BYTES) return null;
    signatures.push({ keyId: entry['keyId'], signature });
  }
  return { payloadType: value['payloadType'], payload, signatures };
}

function publicKey(keyId: string, keys: Readonly<Record<string, string>>): KeyObject | null {
  const raw = Object.hasOwn(keys, keyId) ? decodeBase64(keys[keyId]) : null;
  // A key under another key's id could count twice towards the threshold.
  if (raw?.length !== RAW_KEY_BYTES || keyIdOf(raw) !== keyId) return null;
  return createPublicKey({ key: Buffer.concat([SPKI_PREFIX, raw]), format: 'der', type: 'spki' });
}

/**
 * Returns the payload of an envelope that enough of the role's keys signed, else the reason of the refusal.
 * @param keys raw public keys in base64 by their id, as RootMetadata lists them
 */
export function openEnvelope(
  bytes: Uint8Array,
  kind: SignedKind,
  role: Signers,
  keys: Readonly<Record<string, string>>,
): OpenedEnvelope {
  const envelope = parseEnvelope(bytes);
  if (!envelope) return { ok: false, refusal: 'malformed' };
  const payloadType = payloadTypeOf(kind);
  if (envelope.payloadType !== payloadType) return { ok: false, refusal: 'wrong_type' };
  const signed = pae(payloadType, envelope.payload);
  const signers = new Set<string>();
  for (const { keyId, signature } of envelope.signatures) {
    if (signers.has(keyId) || !role.keyIds.includes(keyId)) continue;
    const key = publicKey(keyId, keys);
    if (key && verify(null, signed, key, signature)) signers.add(keyId);
  }
  if (role.threshold < 1 || signers.size < role.threshold) return { ok: false, refusal: 'threshold' };
  return { ok: true, payload: envelope.payload };
}
