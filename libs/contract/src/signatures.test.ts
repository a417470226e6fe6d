import { createHmac } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { isFreshTimestamp, signaturesEqual, signBridgeMessage, signWebhook } from './signatures.ts';

const message = { method: 'POST', path: '/api/game/ack', timestamp: '1790000000', nonce: 'n'.repeat(16), body: '[]' };

test('a bridge signature covers method, path, time, nonce and body', () => {
  const signature = signBridgeMessage('secret', message);
  const changed = [
    { ...message, method: 'PUT' },
    { ...message, path: '/api/game/events' },
    { ...message, timestamp: '1790000001' },
    { ...message, nonce: 'm'.repeat(16) },
    { ...message, body: '[ ]' },
  ];
  expect(new Set([signature, ...changed.map((other) => signBridgeMessage('secret', other))]).size).toBe(6);
  expect(signBridgeMessage('another', message)).not.toBe(signature);
});

test('a webhook signature is the HMAC of timestamp, full stop and body', () => {
  const body = Buffer.from('{"сумма":1}');
  const expected = createHmac('sha256', 's')
    .update(Buffer.concat([Buffer.from('17.'), body]))
    .digest('hex');
  expect(signWebhook('s', '17', body)).toBe(expected);
});

test('a signature in another format is not equal, and does not throw', () => {
  const signature = signWebhook('s', '17', 'x');
  expect(signaturesEqual(signature, signature)).toBe(true);
  for (const given of ['', 'zz', signature.slice(1), signature.toUpperCase(), `${signature}00`, 'é'.repeat(64)]) {
    expect(signaturesEqual(signature, given)).toBe(false);
  }
});

test('a timestamp is valid up to 300 seconds before or after now', () => {
  const now = 1_790_000_000_000;
  expect(isFreshTimestamp('1790000300', now)).toBe(true);
  expect(isFreshTimestamp('1789999700', now)).toBe(true);
  for (const late of ['1790000301', '1789999699', '', '-1', '1e9', ' 1790000000', '1790000000.5']) {
    expect(isFreshTimestamp(late, now)).toBe(false);
  }
});
