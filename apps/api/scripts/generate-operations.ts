/**
 * Writes src/generated/operations.ts: what the contract asks for, by the files that are named after it.
 * With --check nothing is written: a difference from what is committed fails.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { operationPolicy } from '@hoshikraft/contract/policy';
import { operationsSource } from './operations-source.ts';

const src = fileURLToPath(new URL('../src', import.meta.url));
const file = `${src}/generated/operations.ts`;
const text = operationsSource(Object.keys(operationPolicy), globSync('*/*.ts', { cwd: src }));

if (!process.argv.includes('--check')) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
} else if (readFileSync(file, 'utf8') !== text) {
  process.stderr.write('src/generated/operations.ts differs from the contract: run npm run generate:operations\n');
  process.exitCode = 1;
}
