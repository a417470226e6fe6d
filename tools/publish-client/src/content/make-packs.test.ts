import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makePacks, PACKED_UP_TO, packBytes } from './make-packs.ts';
import { scanFolder } from './scan-folder.ts';

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'packs-'));
  for (let index = 0; index < 900; index += 1) {
    const name = `file-${String(index).padStart(4, '0')}`;
    writeFileSync(join(folder, name), Buffer.alloc(1000 + ((index * 7919) % 30_000), name));
  }
  writeFileSync(join(folder, 'at-limit'), Buffer.alloc(PACKED_UP_TO, 1));
  writeFileSync(join(folder, 'over-limit'), Buffer.alloc(PACKED_UP_TO + 1, 2));
  writeFileSync(join(folder, 'empty'), '');
  writeFileSync(join(folder, 'twin'), Buffer.alloc(1000, 'file-0000'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const locals = () => scanFolder(folder).map(({ local }) => local);

test('a pack contains its members one after another, and every small file is in one pack once', () => {
  const plans = makePacks(locals());
  expect(plans.length).toBeGreaterThan(2);
  const small = new Set(
    locals()
      .filter(({ size }) => size > 0 && size <= PACKED_UP_TO)
      .map((one) => one.sha256),
  );
  const packed = plans.flatMap(({ pack }) => pack.entries.map((entry) => entry.sha256));
  expect(packed.sort()).toEqual([...small].sort());
  for (const plan of plans) {
    const bytes = packBytes(plan);
    expect(bytes.length).toBe(plan.pack.size);
    expect(bytes.length).toBeLessThanOrEqual(4 * 1024 * 1024);
    expect(sha256(bytes)).toBe(plan.pack.sha256);
    for (const { offset, size, sha256: hash } of plan.pack.entries) {
      expect(sha256(bytes.subarray(offset, offset + size))).toBe(hash);
    }
  }
});

test('one changed file changes at most the packs around it', () => {
  const before = makePacks(locals()).map(({ pack }) => pack.sha256);
  writeFileSync(join(folder, 'file-0100'), 'changed');
  const after = new Set(makePacks(locals()).map(({ pack }) => pack.sha256));
  const lost = before.filter((hash) => !after.has(hash));
  expect(lost.length).toBeGreaterThan(0);
  expect(lost.length).toBeLessThanOrEqual(2);
});

test('a file that changes between hashing and packing is detected', () => {
  const [plan] = makePacks(locals());
  if (!plan) throw new Error('no pack');
  writeFileSync(plan.members[0]?.path ?? '', 'changed meanwhile');
  expect(() => packBytes(plan)).toThrow('was changed while it was being published');
});

test('a single small file needs no pack', () => {
  expect(makePacks(locals().slice(0, 1))).toEqual([]);
});
