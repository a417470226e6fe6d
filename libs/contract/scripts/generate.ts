/**
 * Bundles the description, adds common components, checks our conventions, and writes the generated files. With --check
 * nothing is written: a difference from the committed files fails.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { factory } from 'typescript';
import { parse } from 'yaml';
import { conventionFaults } from './conventions.ts';
import type { Description } from './description.ts';
import { policySource } from './policy.ts';
import { addCommonComponents } from './common-components.ts';
import type { Common } from './common-components.ts';

// Each contract package runs it in its own folder.
const root = `${process.cwd()}/`;
const redocly = fileURLToPath(new URL('../../../node_modules/.bin/redocly', import.meta.url));
const check = process.argv.includes('--check');

function bundle(): Description {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  const file = join(folder, 'openapi.json');
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const run = (...args: string[]) => execFileSync(redocly, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  try {
    run('lint', 'openapi/openapi.yaml');
    run('bundle', 'openapi/openapi.yaml', '-o', file);
    return JSON.parse(readFileSync(file, 'utf8')) as Description;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const common = parse(readFileSync(join(root, 'openapi/common.yaml'), 'utf8'), { merge: true }) as {
  components: Common;
};
const description = addCommonComponents(bundle(), common.components);
const json = `${JSON.stringify(description, null, 2)}\n`;
const faults = conventionFaults(description);
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exit(1);
}
const blob = factory.createTypeReferenceNode('Blob');
const types = `// Generated from the description; do not edit.\n${astToString(
  await openapiTypescript(Buffer.from(json), {
    alphabetize: true,
    immutable: false,
    transform: (schema) => (schema.format === 'binary' ? blob : undefined),
  }),
)}`;

let drifted = false;
for (const [file, text] of [
  ['generated/openapi.json', json],
  ['src/generated/types.ts', types],
  ['src/generated/policy.ts', policySource(description)],
] as const) {
  const path = join(root, file);
  if (!check) writeFileSync(path, text);
  else if (readFileSync(path, 'utf8') !== text) {
    process.stderr.write(`${file} differs from the description: run npm run generate here\n`);
    drifted = true;
  }
}
process.exitCode = drifted ? 1 : 0;
