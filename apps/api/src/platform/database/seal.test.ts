import { expect, test } from '@jest/globals';
import { openSealed, sealText } from './seal.ts';
import type { SealingKey } from './seal.ts';

const outer: SealingKey = { secret: 'outer', purpose: 'game-server-keys' };

test('a sealed text opens with the same secret, for the same purpose and id only', () => {
  const sealed = sealText(outer, 'dev-hitech', 'dev-secret:hitech');
  expect(openSealed(outer, 'dev-hitech', sealed)).toBe('dev-secret:hitech');
  expect(() => openSealed({ ...outer, secret: 'another' }, 'dev-hitech', sealed)).toThrow();
  expect(() => openSealed({ ...outer, purpose: 'letters' }, 'dev-hitech', sealed)).toThrow();
  expect(() => openSealed(outer, 'dev-magic-rpg', sealed)).toThrow();
});

test('a sealed text shows nothing of it, differs each time, and breaks when a byte is changed', () => {
  const sealed = sealText(outer, 'k', 'visible-secret');
  expect(sealed.toString('latin1')).not.toContain('visible');
  expect(sealText(outer, 'k', 'visible-secret').equals(sealed)).toBe(false);
  const changed = Buffer.from(sealed);
  changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
  expect(() => openSealed(outer, 'k', changed)).toThrow();
  expect(() => openSealed(outer, 'k', Buffer.of(9, ...sealed.subarray(1)))).toThrow('unknown form');
});
