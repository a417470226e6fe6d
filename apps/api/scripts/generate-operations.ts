/**
 * Writes src/generated/operations.ts, which imports every operation of the contract.
 * With --check it writes nothing and fails if the committed file differs.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { operationPolicy } from '@hoshikraft/contract/policy';
import { operationsSource } from './operations-source.ts';

const src = fileURLToPath(new URL('../src', import.meta.url));
const file = `${src}/generated/operations.ts`;
const names = globSync('{*,*/*}/*.ts', { cwd: src }).filter((name) => !name.endsWith('.test.ts'));
const files = new Map(names.map((name) => [name, readFileSync(`${src}/${name}`, 'utf8')]));
const text = operationsSource(Object.keys(operationPolicy), files);

if (!process.argv.includes('--check')) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
} else if (readFileSync(file, 'utf8') !== text) {
  process.stderr.write('src/generated/operations.ts differs from the contract: run npm run generate:operations\n');
  process.exitCode = 1;
}
