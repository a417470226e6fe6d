import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Outcome, runStage } from './parts.ts';

const outcome = (part: string, failed = false): Outcome => ({ part, seconds: 0, failed, lastLines: '' });

test('parts of a stage run side by side, no more than so many, each once and in their order', async () => {
  let atWork = 0;
  let most = 0;
  const begun: string[] = [];
  const outcomes = await runStage(['a', 'b', 'c', 'd', 'e'], 2, async (part) => {
    begun.push(part);
    most = Math.max(most, (atWork += 1));
    await Promise.resolve();
    atWork -= 1;
    return outcome(part);
  });
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(most).toBe(2);
  expect(outcomes.map(({ part }) => part).sort()).toEqual(begun);
});

test('one that fails does not keep the others from running', async () => {
  const outcomes = await runStage(['a', 'b', 'c'], 2, async (part) => outcome(part, part === 'a'));
  expect(outcomes).toHaveLength(3);
});

test('every check of package.json is a part of a run, and every part a script', () => {
  const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
  const { scripts } = JSON.parse(read('../../../package.json')) as { scripts: Record<string, string> };
  const parts = [...read('parts.ts').matchAll(/'((?:check|jest|e2e):[a-z]+|types|lint|build)'/g)].map(
    ([, part]) => part,
  );
  expect(parts.filter((part) => scripts[part ?? ''] === undefined)).toEqual([]);
  expect(Object.keys(scripts).filter((name) => /^(?:check|jest|e2e):/.test(name) && !parts.includes(name))).toEqual([]);
});
