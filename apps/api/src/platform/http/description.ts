import { createRequire } from 'node:module';
import type { OperationId } from '@hoshikraft/contract/policy';
import { createContractChecks, readOperations } from '@hoshikraft/contract-binder';
import type { DescribedOperation as Described, Description } from '@hoshikraft/contract-binder';

export type DescribedOperation = Described<OperationId, 'GET' | 'POST'>;

interface Servers {
  servers?: { url: string }[];
}

interface Titled {
  info: { title: string };
  /** Calls per minute from one address, for routes without a limit of their own. */
  'x-rate': number;
}

/** The bundled OpenAPI description, the source of all routes of this server. */
export const description = createRequire(import.meta.url)('@hoshikraft/contract/openapi.json') as Description &
  Servers &
  Titled;

/** Prefix of a path: health and metrics are not below `/api`. */
function prefixOf(path: string): string {
  const { servers = description.servers } = description.paths[path] as Servers;
  const prefix = servers?.[0]?.url ?? '';
  return prefix === '/' ? '' : prefix;
}

/** Every operation of the description, with its mounted address. */
export const describedOperations: readonly DescribedOperation[] = readOperations<OperationId, 'GET' | 'POST'>(
  description,
  ['GET', 'POST'],
).map((operation) => ({ ...operation, url: `${prefixOf(operation.path)}${operation.url}` }));

export const { compileValidators, compileSchema } = createContractChecks(description);
