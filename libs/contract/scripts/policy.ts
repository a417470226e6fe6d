import { callersOf, operationsOf, rateOf } from './description.ts';
import type { Description, Operation } from './description.ts';

/** Who may call, by the security schemes of an operation. */
const KINDS: Record<string, string> = {
  '': 'none',
  ',accessId+accessToken': 'optional',
  'accessId+accessToken': 'session',
  gameKey: 'gameKey',
  webhookSignature: 'webhookSignature',
  token: 'token',
};

/** @throws Error for unknown callers */
function kindOf(operation: Operation): string {
  const callers = callersOf(operation).join(',');
  const kind = KINDS[callers];
  if (kind === undefined)
    throw new Error(`${operation.operationId} asks for credentials that are not known: ${callers}`);
  return kind;
}

interface Schema {
  type?: string;
  enum?: string[];
  properties?: Record<string, Schema>;
}

/** All permissions in dotted form: the leaves of the Permissions schema, and those of operators. */
export function permissionNames({ components }: Pick<Description, 'components'>): string[] {
  const leaves = ({ properties = {} }: Schema, prefix: string): string[] =>
    Object.entries(properties).flatMap(([key, schema]) =>
      schema.type === 'boolean' ? [`${prefix}${key}`] : leaves(schema, `${prefix}${key}.`),
    );
  const schemas = components['schemas'] as Record<string, Schema> | undefined;
  const ofOperators = schemas?.['AdminPermission']?.enum ?? [];
  return [...leaves(schemas?.['Permissions'] ?? {}, ''), ...ofOperators].sort();
}

/** @throws Error if the policy of an operation contradicts itself or the description */
function policyOf(operation: Operation, description: Description): string {
  const { operationId: id } = operation;
  const security = kindOf(operation);
  const permission = operation['x-permission'] ?? null;
  const pending = operation['x-pending'] === true;
  const proof = operation['x-proof'] === true;
  if (permission !== null && !permissionNames(description).includes(permission)) {
    throw new Error(`${id} asks for a permission that the contract lacks: ${permission}`);
  }
  if ((permission !== null || pending || proof) && security !== 'session')
    throw new Error(`${id} has a policy for sessions only`);
  if (pending && proof) throw new Error(`${id} asks who waits for a proof`);
  const body = operation['x-body'] ?? description['x-body'];
  if (body === undefined) throw new Error(`the description says no x-body`);
  const [rateWith] = Object.entries(operation['x-rate-with'] ?? {});
  const fields = {
    security,
    permission,
    pending,
    proof,
    rate: rateOf(operation, description),
    rateWith: rateWith === undefined ? null : { query: rateWith[0], rate: rateWith[1] },
    body,
  };
  return `  ${id}: ${JSON.stringify(fields)},`;
}

/** Source of the policy table: `security`, `x-permission`, `x-pending`, `x-proof`, `x-rate`, `x-body` of every operation. */
export function policySource(description: Description): string {
  const names = permissionNames(description);
  const list = names.map((name) => `'${name}'`).join(', ');
  const permissions = `export const PERMISSIONS = [${list}] as const;
export type PermissionName = (typeof PERMISSIONS)[number];\n\n`;
  return `// Generated from the description; do not edit.
${names.length === 0 ? '' : permissions}export const operationPolicy = {
${operationsOf(description)
  .map(({ operation }) => policyOf(operation, description))
  .join('\n')}
} as const;
`;
}
