import { expect, test } from '@jest/globals';
import { openSecret, sealSecret } from './key-seal.ts';

test('a sealed secret opens with the same sealing secret and key id only', () => {
  const sealed = sealSecret('outer', 'dev-hitech', 'dev-secret:hitech');
  expect(openSecret('outer', 'dev-hitech', sealed)).toBe('dev-secret:hitech');
  expect(() => openSecret('another', 'dev-hitech', sealed)).toThrow();
  expect(() => openSecret('outer', 'dev-magic-rpg', sealed)).toThrow();
});

test('a sealed secret shows nothing of it, differs each time, and breaks when a byte is changed', () => {
  const sealed = sealSecret('outer', 'k', 'visible-secret');
  expect(sealed.toString('latin1')).not.toContain('visible');
  expect(sealSecret('outer', 'k', 'visible-secret').equals(sealed)).toBe(false);
  const changed = Buffer.from(sealed);
  changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
  expect(() => openSecret('outer', 'k', changed)).toThrow();
  expect(() => openSecret('outer', 'k', Buffer.of(9, ...sealed.subarray(1)))).toThrow('unknown form');
});
