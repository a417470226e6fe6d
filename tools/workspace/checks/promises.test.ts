import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const WORK = 'declare const work: () => Promise<number>;\n';
const MISTAKES: Record<string, string> = {
  'no-floating-promises': `${WORK}export const run = () => {\n  work();\n};\n`,
  'await-thenable': 'export const run = async () => {\n  await 1;\n};\n',
  'no-misused-promises': `${WORK}export const run = () => (work() ? 1 : 2);\n`,
  'switch-exhaustiveness-check':
    "export const run = (kind: 'a' | 'b') => {\n  switch (kind) {\n    case 'a':\n      return 1;\n  }\n  return 2;\n};\n",
};
const ORDERLY = `${WORK}export const run = async () => {\n  void work();\n  return { handler: async () => work(), sum: await work() };\n};\n`;

let folder: string;
let said: Record<string, string[]>;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'promises-'));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('tsconfig.json', JSON.stringify({ compilerOptions: { strict: true, module: 'nodenext', types: [] } }));
  for (const [rule, text] of Object.entries({ ...MISTAKES, orderly: ORDERLY })) write(`${rule}.ts`, text);
  const oxlint = join(ROOT, 'node_modules/oxlint/bin/oxlint');
  const settings = ['--config', join(ROOT, '.oxlintrc.json'), '--type-aware', '--format', 'json'];
  const { stdout } = spawnSync(process.execPath, [oxlint, ...settings, folder], { encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  said = {};
  for (const { code, filename } of diagnostics) {
    const name = filename.split('/').at(-1) ?? '';
    (said[name] ??= []).push(/\((.+)\)/.exec(code)?.[1] ?? code);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(Object.keys(MISTAKES))('%s is refused', (rule) => {
  expect(said[`${rule}.ts`]).toEqual([rule]);
});

test('promises that are waited for, or given away on purpose, are in order', () => {
  expect(Object.keys(said).sort()).toEqual(
    Object.keys(MISTAKES)
      .map((rule) => `${rule}.ts`)
      .sort(),
  );
});
