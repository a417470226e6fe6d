import { expect, test } from '@jest/globals';
import { hash, verify } from '@node-rs/argon2';
import { createPasswordHasher } from './password-hasher.ts';

test('a hash is argon2id, differs each time and verifies only its own password', async () => {
  const hasher = createPasswordHasher(2);
  const [one, two] = await Promise.all([hasher.hash('a long password'), hasher.hash('a long password')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(await hasher.verify(one, 'a long password')).toBe(true);
  expect(await hasher.verify(one, 'another password')).toBe(false);
});

test('no password is right for an unknown player, not even the decoy’s', async () => {
  expect(await createPasswordHasher(1).verify(null, 'a password that nobody has')).toBe(false);
});

test('an unknown player costs the same work as a known one', async () => {
  const costs: (string | undefined)[] = [];
  const counting = (hashed: string | Uint8Array, password: string | Uint8Array) => {
    costs.push(/m=\d+,t=\d+,p=\d+/.exec(String(hashed))?.[0]);
    return verify(hashed, password);
  };
  const hasher = createPasswordHasher(1, { hash, verify: counting });
  const known = await hasher.hash('a long password');
  for (const hashed of [known, null, known, null]) await hasher.verify(hashed, 'a wrong password');
  expect(costs).toEqual(Array(4).fill('m=19456,t=2,p=1'));
});

test('callers beyond the queue limit are rejected with a wait, and the queue then empties', async () => {
  const hasher = createPasswordHasher(1);
  const results = await Promise.allSettled(Array.from({ length: 70 }, () => hasher.hash('a long password')));
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused).toHaveLength(9);
  expect(refused[0]?.reason).toMatchObject({ type: 'too_many_requests', details: { retryAfter: 2 } });
  expect(await hasher.verify(await hasher.hash('another one'), 'another one')).toBe(true);
});
