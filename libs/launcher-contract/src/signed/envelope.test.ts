import { createHash, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { keyIdOf, openEnvelope, pae, rawPublicKey, sealEnvelope } from './index.ts';

const key = (): KeyObject => generateKeyPairSync('ed25519').privateKey;
const [first, second, stranger] = [key(), key(), key()];
const listed = (...of: KeyObject[]): Record<string, string> =>
  Object.fromEntries(of.map((each) => [keyIdOf(each), rawPublicKey(each).toString('base64')]));
const role = (threshold: number, ...of: KeyObject[]) => ({ keyIds: of.map((each) => keyIdOf(each)), threshold });
const payload = Buffer.from('{"type":"timestamp","слово":1}');

type Loose = { payloadType: string; payload: string; signatures: { keyId: string; signature: string }[] };
const change = (bytes: Buffer, by: (envelope: Loose) => unknown): Buffer => {
  const envelope = JSON.parse(bytes.toString()) as Loose;
  return Buffer.from(JSON.stringify(by(envelope) ?? envelope));
};

test('the signed bytes are the DSSE encoding of type and payload, with lengths in bytes', () => {
  expect(pae('http://example.com/HelloWorld', Buffer.from('hello world')).toString()).toBe(
    'DSSEv1 29 http://example.com/HelloWorld 11 hello world',
  );
  expect(pae('т', Buffer.from('я')).toString()).toBe('DSSEv1 2 т 2 я');
});

test('a key id is the hash of the 32 raw bytes of the public key, for both halves', () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
  expect(rawPublicKey(privateKey)).toEqual(raw);
  expect(keyIdOf(publicKey)).toBe(createHash('sha256').update(raw).digest('hex'));
  expect(keyIdOf(privateKey)).toBe(keyIdOf(raw));
  expect(() => rawPublicKey(generateKeyPairSync('x25519').publicKey)).toThrow(TypeError);
});

test('an envelope with enough signatures returns its exact payload', () => {
  const one = sealEnvelope('timestamp', payload, [first]);
  expect(openEnvelope(one, 'timestamp', role(1, first, second), listed(first, second))).toEqual({ ok: true, payload });
  const both = sealEnvelope('timestamp', payload, [stranger, first, second]);
  expect(openEnvelope(both, 'timestamp', role(2, first, second), listed(first, second))).toEqual({ ok: true, payload });
});

const sealed = sealEnvelope('timestamp', payload, [first]);

test.each<[string, Buffer, ReturnType<typeof role>, Record<string, string>, string]>([
  ['one key of two', sealed, role(2, first, second), listed(first, second), 'threshold'],
  [
    'one key that signs twice',
    sealEnvelope('timestamp', payload, [first, first]),
    role(2, first, second),
    listed(first, second),
    'threshold',
  ],
  ['a key of another role', sealed, role(1, second), listed(first, second), 'threshold'],
  ['a key that is not listed', sealed, role(1, first), {}, 'threshold'],
  ['a threshold of none', sealed, role(0, stranger), listed(stranger), 'threshold'],
  [
    'a stranger under the name of a key',
    change(
      sealEnvelope('timestamp', payload, [stranger]),
      (e) => void e.signatures.forEach((s) => (s.keyId = keyIdOf(first))),
    ),
    role(1, first),
    listed(first),
    'threshold',
  ],
  [
    'a key listed under another name',
    change(sealed, (e) => void e.signatures.forEach((s) => (s.keyId = 'a'.repeat(64)))),
    { keyIds: ['a'.repeat(64)], threshold: 1 },
    { ['a'.repeat(64)]: rawPublicKey(first).toString('base64') },
    'threshold',
  ],
  ['another payload', change(sealed, (e) => void (e.payload = 'e30=')), role(1, first), listed(first), 'threshold'],
  ['another type', sealEnvelope('snapshot', payload, [first]), role(1, first), listed(first), 'wrong_type'],
  [
    'a type changed afterwards',
    change(
      sealEnvelope('snapshot', payload, [first]),
      (e) => void (e.payloadType = 'application/vnd.hoshikraft.timestamp+json'),
    ),
    role(1, first),
    listed(first),
    'threshold',
  ],
  ['an unknown field', change(sealed, (e) => ({ ...e, note: 1 })), role(1, first), listed(first), 'malformed'],
  ['no signature', change(sealed, (e) => void (e.signatures = [])), role(1, first), listed(first), 'malformed'],
  [
    'a loose spelling of base64',
    change(sealed, (e) => void (e.payload += ' ')),
    role(1, first),
    listed(first),
    'malformed',
  ],
  [
    'a short signature',
    change(sealed, (e) => void e.signatures.forEach((s) => (s.signature = 'AA=='))),
    role(1, first),
    listed(first),
    'malformed',
  ],
  ['half of a file', sealed.subarray(0, 100), role(1, first), listed(first), 'malformed'],
  ['null', Buffer.from('null'), role(1, first), listed(first), 'malformed'],
  ['bytes that are no text', Buffer.from([0xff, 0xfe]), role(1, first), listed(first), 'malformed'],
])('%s is refused', (_, bytes, signers, keys, refusal) => {
  expect(openEnvelope(bytes, 'timestamp', signers, keys)).toEqual({ ok: false, refusal });
});
