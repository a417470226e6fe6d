import { createRequire } from 'node:module';
import { createContractChecks, readOperations } from '@hoshikraft/contract-binder';
import type { DescribedOperation as Described, Description } from '@hoshikraft/contract-binder';
import type { operations } from '@hoshikraft/launcher-contract';

export type OperationId = keyof operations;
type Method = 'GET' | 'POST' | 'DELETE';
export type DescribedOperation = Described<OperationId, Method>;

/** The bundled OpenAPI description, the single source of what the service offers. */
const description = createRequire(import.meta.url)('@hoshikraft/launcher-contract/openapi.json') as Description;

export const describedOperations = readOperations<OperationId, Method>(description, ['GET', 'POST', 'DELETE']);

export const { compileValidators, compileSchema } = createContractChecks(description);
