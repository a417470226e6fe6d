import { operationsOf } from './description.ts';
import type { Description, Operation } from './description.ts';

interface Schema {
  type?: string | string[];
  description?: string;
  [key: string]: unknown;
}

/** Operation ids without a noun. */
const BARE_VERBS = new Set(['login', 'logout']);

/** Known extensions: a misspelt one would have no effect. */
const EXTENSIONS = new Set(['x-extension', 'x-permission', 'x-pending', 'x-proof', 'x-rate', 'x-rate-with', 'x-body']);

function schemaFaults(schema: Schema, at: string): string[] {
  const types = [schema.type ?? []].flat();
  const faults: string[] = [];
  if (types.includes('object') && !('additionalProperties' in schema)) {
    faults.push(`${at}: an object schema says additionalProperties`);
  }
  if (types.includes('integer') || types.includes('number')) {
    const bounded = ('minimum' in schema && 'maximum' in schema) || 'enum' in schema;
    if (!schema.description || !bounded) faults.push(`${at}: a number has a unit in its description, and bounds`);
  }
  if (types.includes('string') && !['maxLength', 'const', 'format'].some((key) => key in schema)) {
    faults.push(`${at}: a string has a length`);
  }
  if (types.includes('array') && !('maxItems' in schema)) faults.push(`${at}: an array has maxItems`);
  return faults;
}

function walk(node: unknown, at: string, faults: string[]): void {
  if (Array.isArray(node)) {
    node.forEach((child, index) => walk(child, `${at}/${index}`, faults));
    return;
  }
  if (node === null || typeof node !== 'object') return;
  const named = at.endsWith('/properties') || at.endsWith('/schemas');
  const type = (node as Schema).type;
  const isSchema =
    typeof type === 'string' || (Array.isArray(type) && type.every((entry) => typeof entry === 'string'));
  if (!named && isSchema && !at.includes('/securitySchemes')) faults.push(...schemaFaults(node as Schema, at));
  for (const [key, child] of Object.entries(node)) walk(child, `${at}/${key}`, faults);
}

function isNamedWell(operationId: string): boolean {
  return BARE_VERBS.has(operationId) || /^[a-z]+([A-Z][a-z0-9]*)+$/.test(operationId);
}

function takesKey({ parameters = [] }: Operation): boolean {
  return parameters.some(({ $ref, name }) => $ref?.endsWith('IdempotencyKey') ?? name === 'Idempotency-Key');
}

function operationFaults(path: string, method: string, operation: Operation): string[] {
  const at = `${method.toUpperCase()} ${path}`;
  const faults: string[] = [];
  if (!isNamedWell(operation.operationId)) faults.push(`${at}: operationId is verb + noun`);
  const replays = 'Idempotency-Replayed' in (operation.responses['200']?.headers ?? {});
  if (takesKey(operation) !== replays)
    faults.push(`${at}: what takes Idempotency-Key may answer Idempotency-Replayed, and nothing else does`);
  for (const key of Object.keys(operation)) {
    if (key.startsWith('x-') && !EXTENSIONS.has(key)) faults.push(`${at}: unknown extension ${key}`);
  }
  const named = new Set((operation.parameters ?? []).map((one) => (one.in === 'query' ? one.name : undefined)));
  for (const name of Object.keys(operation['x-rate-with'] ?? {})) {
    if (!named.has(name)) faults.push(`${at}: x-rate-with names a parameter of its query`);
  }
  if ('default' in operation.responses) faults.push(`${at}: no default response`);
  for (const [status, response] of Object.entries(operation.responses)) {
    if (Object.keys(response.content ?? {}).length > 1) faults.push(`${at} ${status}: one media type a response`);
  }
  for (const parameter of operation.parameters ?? []) {
    if (parameter.in === 'cookie') faults.push(`${at}: no cookie parameters`);
  }
  return faults;
}

/**
 * Where a bundled description breaks the conventions of `docs/decisions/` on the contract: closed objects, bounded
 * numbers with units, strings and arrays with lengths, one media type per response, no cookies, no default responses,
 * operations named by verb and noun, no unknown extensions; Idempotency-Key only if the response is stored
 * (decision 7).
 *
 * @returns one sentence per fault, empty if there is none
 */
export function conventionFaults(description: Description): string[] {
  const faults: string[] = [];
  for (const { path, method, operation } of operationsOf(description)) {
    faults.push(...operationFaults(path, method, operation));
  }
  walk(description.paths, '#/paths', faults);
  walk(description.components, '#/components', faults);
  return faults;
}
