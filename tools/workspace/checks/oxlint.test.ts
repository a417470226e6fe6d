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
/** One component for each rule of the React Compiler. */
const IN_REACT: Record<string, string> = {
  'error-boundaries': `const Part = () => <p>part</p>;
export const Page = () => {
  try {
    return <Part />;
  } catch {
    return null;
  }
};
`,
  globals: 'let drawn = 0;\nexport const Page = () => {\n  drawn += 1;\n  return <p>{drawn}</p>;\n};\n',
  immutability: `import { useState } from 'react';
export const Page = () => {
  const [state] = useState({ count: 0 });
  state.count = 1;
  return <p>{state.count}</p>;
};
`,
  'incompatible-library': `import { useVirtualizer } from '@tanstack/react-virtual';
export const Page = () => {
  const rows = useVirtualizer({ count: 9, getScrollElement: () => null, estimateSize: () => 20 });
  return <p>{rows.getTotalSize()}</p>;
};
`,
  'preserve-manual-memoization': `import { useCallback, useId } from 'react';
export const Page = ({ part }: { part: string }) => {
  const parts: string[] = [];
  const id = useId();
  parts.push(part);
  const join = useCallback(() => parts.join(), [parts]);
  return <p id={id}>{join()}</p>;
};
`,
  purity: 'export const Page = () => <p>{Math.random()}</p>;\n',
  refs: `import { useRef } from 'react';
export const Page = () => {
  const count = useRef(0);
  return <p>{count.current}</p>;
};
`,
  'set-state-in-effect': `import { useEffect, useState } from 'react';
export const Page = () => {
  const [count, setCount] = useState(0);
  useEffect(() => {
    setCount(1);
  }, []);
  return <p>{count}</p>;
};
`,
  'set-state-in-render': `import { useState } from 'react';
export const Page = () => {
  const [count, setCount] = useState(0);
  setCount(1);
  return <p>{count}</p>;
};
`,
  'static-components': `export const Page = () => {
  const Part = () => <p>part</p>;
  return <Part />;
};
`,
  'unsupported-syntax': "export const Page = () => {\n  const count = eval('1');\n  return <p>{count}</p>;\n};\n",
  'use-memo': `import { useMemo } from 'react';
export const Page = () => <p>{useMemo((step: number) => step + 1, [])}</p>;
`,
};
const VALID = `${WORK}export const run = async () => {\n  void work();\n  return { handler: async () => work(), sum: await work() };\n};\n`;

let folder: string;
let said: Record<string, string[]>;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'oxlint-'));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('tsconfig.json', JSON.stringify({ compilerOptions: { strict: true, module: 'nodenext', types: [] } }));
  for (const [rule, text] of Object.entries({ ...MISTAKES, orderly: VALID })) write(`${rule}.ts`, text);
  for (const [rule, text] of Object.entries(IN_REACT)) write(`${rule}.tsx`, text);
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

test.each([
  ...Object.keys(MISTAKES).map((rule) => [rule, `${rule}.ts`] as const),
  ...Object.keys(IN_REACT).map((rule) => [rule, `${rule}.tsx`] as const),
])('%s is refused in %s', (rule, file) => {
  expect(said[file]).toEqual([rule]);
});

test('awaited promises and promises ignored with void pass', () => {
  expect(said).not.toHaveProperty(['orderly.ts']);
});
