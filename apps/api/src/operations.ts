import { accountOperations } from './accounts/operations.ts';
import { cabinetOperations } from './cabinet/operations.ts';
import { captchaOperations } from './captcha/operations.ts';
import type { OperationId } from './contract-binder/security.ts';
import { gameOperations } from './game/operations.ts';
import { healthOperations } from './health/operations.ts';
import { mainOperations } from './main/operations.ts';
import { paymentOperations } from './payments/operations.ts';
import { ruleOperations } from './rules/operations.ts';
import { serverOperations } from './servers/operations.ts';
import { sessionOperations } from './sessions/operations.ts';
import { storeOperations } from './store/operations.ts';
import { teamOperations } from './team/operations.ts';

/** Every operation that this server answers. */
export const operations = [
  ...mainOperations,
  ...serverOperations,
  ...accountOperations,
  ...sessionOperations,
  ...captchaOperations,
  ...storeOperations,
  ...paymentOperations,
  ...cabinetOperations,
  ...ruleOperations,
  ...teamOperations,
  ...gameOperations,
  ...healthOperations,
] as const;

type Missing = Exclude<OperationId, (typeof operations)[number]['operationId']>;

// Does not compile while an operation of the contract has no handler, and names it.
const missing: Record<Missing, never> = {};
void missing;
