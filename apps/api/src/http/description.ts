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
  /** Calls a minute from one address, of whatever is not counted otherwise. */
  'x-rate': number;
}

/** The bundled description, the single source of what this server offers. */
export const description = createRequire(import.meta.url)('@hoshikraft/contract/openapi.json') as Description &
  Servers &
  Titled;

/** What addresses of this path begin with: health and metrics lie outside `/api`. */
function prefixOf(path: string): string {
  const { servers = description.servers } = description.paths[path] as Servers;
  const prefix = servers?.[0]?.url ?? '';
  return prefix === '/' ? '' : prefix;
}

/** Every operation of the description, with the address it is mounted at. */
export const describedOperations: readonly DescribedOperation[] = readOperations<OperationId, 'GET' | 'POST'>(
  description,
  ['GET', 'POST'],
).map((operation) => ({ ...operation, url: `${prefixOf(operation.path)}${operation.url}` }));

export const { compileValidators, compileSchema } = createContractChecks(description);
