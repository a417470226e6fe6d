import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { emptyTrash, trashName } from './trash.ts';
import { scratchFolders } from '../../testing/scratch.ts';

const scratch = scratchFolders();
afterEach(() => scratch.remove());

const NOW = Date.parse('2026-11-21T12:00:00Z');
const HOUR_MS = 3_600_000;

test.each([
  ['6 days 23 hours', NOW - (6 * 24 + 23) * HOUR_MS, true],
  ['7 days and a second', NOW - 7 * 24 * HOUR_MS - 1000, false],
])('trash from %s ago is kept or deleted', async (_, at, isKept) => {
  const root = scratch.make();
  const name = trashName('id', at);
  mkdirSync(join(root, 'trash', name, 'clients'), { recursive: true });
  writeFileSync(join(root, 'trash', name, 'clients', 'mod.jar'), 'foreign');
  writeFileSync(join(root, 'trash', 'not ours'), '');
  await emptyTrash(root, NOW);
  expect(readdirSync(join(root, 'trash'))).toEqual([...(isKept ? [name] : []), 'not ours']);
});

test('without a trash folder nothing happens', async () => {
  await expect(emptyTrash(scratch.make(), NOW)).resolves.toBeUndefined();
});
