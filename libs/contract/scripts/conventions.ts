interface Schema {
  type?: string | string[];
  description?: string;
  [key: string]: unknown;
}

interface Description {
  paths: Record<string, Record<string, unknown>>;
  components: Record<string, Record<string, unknown>>;
}

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);

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

function operationFaults(path: string, method: string, operation: Record<string, unknown>): string[] {
  const at = `${method.toUpperCase()} ${path}`;
  const faults: string[] = [];
  if (!/^[a-z]+([A-Z][a-z0-9]*)*$/.test(String(operation['operationId'])))
    faults.push(`${at}: operationId is verb + noun`);
  const responses = operation['responses'] as Record<string, { content?: object }>;
  if ('default' in responses) faults.push(`${at}: no default response`);
  for (const [status, response] of Object.entries(responses)) {
    if (Object.keys(response.content ?? {}).length > 1) faults.push(`${at} ${status}: one media type a response`);
  }
  for (const parameter of (operation['parameters'] ?? []) as { in?: string }[]) {
    if (parameter.in === 'cookie') faults.push(`${at}: no cookie parameters`);
  }
  return faults;
}

/**
 * Where a bundled description breaks the conventions of `docs/decisions/` on the contract: closed objects, bounded
 * numbers with units, strings and arrays with lengths, one media type a response, no cookies, no default responses.
 *
 * @returns one sentence a fault, empty when there is none
 */
export function conventionFaults(description: Description): string[] {
  const faults: string[] = [];
  for (const [path, item] of Object.entries(description.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (METHODS.has(method)) faults.push(...operationFaults(path, method, operation as Record<string, unknown>));
    }
  }
  walk(description.paths, '#/paths', faults);
  walk(description.components, '#/components', faults);
  return faults;
}
