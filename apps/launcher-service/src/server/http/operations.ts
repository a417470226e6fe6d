import type { OperationId } from './description.ts';
import { clientOperations } from './operations/clients.ts';
import { jobOperations } from './operations/jobs.ts';
import { logOperations } from './operations/logs.ts';
import { machineOperations } from './operations/machine.ts';
import { settingOperations } from './operations/settings.ts';
import { storageOperations } from './operations/storage.ts';

/** Every operation of the service. */
export const operations = [
  ...clientOperations,
  ...jobOperations,
  ...logOperations,
  ...settingOperations,
  ...storageOperations,
  ...machineOperations,
] as const;

type Missing = Exclude<OperationId, (typeof operations)[number]['operationId']>;

// Does not compile while an operation of the contract has no handler; the error names it.
const wrong: Record<Missing, never> = {};
void wrong;
