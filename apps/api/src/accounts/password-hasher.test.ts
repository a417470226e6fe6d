import { expect, test } from '@jest/globals';
import { createPasswordHasher } from './password-hasher.ts';

test('a hash is argon2id, its own each time, and fits its password only', async () => {
  const hasher = createPasswordHasher(2);
  const [one, two] = await Promise.all([hasher.hash('a long password'), hasher.hash('a long password')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(await hasher.verify(one, 'a long password')).toBe(true);
  expect(await hasher.verify(one, 'another password')).toBe(false);
});

test('an unknown player’s password is never right, not even the decoy’s', async () => {
  expect(await createPasswordHasher(1).verify(null, 'a password that nobody has')).toBe(false);
});

test('an unknown player costs the same work as a known one', async () => {
  const hasher = createPasswordHasher(1);
  const known = await hasher.hash('a long password');
  const time = async (hashed: string | null) => {
    const start = performance.now();
    await hasher.verify(hashed, 'a wrong password');
    return performance.now() - start;
  };
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let turn = 0; turn < 15; turn += 1) {
    times.known.push(await time(known));
    times.unknown.push(await time(null));
  }
  const median = (values: number[]) => values.sort((left, right) => left - right)[7] ?? 0;
  const ratio = median(times.unknown) / median(times.known);
  expect(ratio).toBeGreaterThan(0.6);
  expect(ratio).toBeLessThan(1.6);
});

test('past the longest queue callers are told to wait, and the queue then empties', async () => {
  const hasher = createPasswordHasher(1);
  const results = await Promise.allSettled(Array.from({ length: 70 }, () => hasher.hash('a long password')));
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused).toHaveLength(9);
  expect(refused[0]?.reason).toMatchObject({ type: 'too_many_requests', details: { retryAfter: 2 } });
  expect(await hasher.verify(await hasher.hash('another one'), 'another one')).toBe(true);
});
