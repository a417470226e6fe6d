import type { OperationId } from '@hoshikraft/contract/policy';
import { accountOperations } from './accounts/operations.ts';
import { banOperations } from './bans/operations.ts';
import { cabinetOperations } from './cabinet/operations.ts';
import { captchaOperations } from './captcha/operations.ts';
import { gameOperations } from './game/operations.ts';
import { healthOperations } from './health/operations.ts';
import { launcherOperations } from './launcher/operations.ts';
import { mainOperations } from './main/operations.ts';
import { paymentOperations } from './payments/operations.ts';
import { ruleOperations } from './rules/operations.ts';
import { serverOperations } from './servers/operations.ts';
import { sessionOperations } from './sessions/operations.ts';
import { storeOperations } from './store/operations.ts';
import { teamOperations } from './team/operations.ts';
import { visitOperations } from './visits/operations.ts';

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
  ...launcherOperations,
  ...banOperations,
  ...visitOperations,
  ...healthOperations,
] as const;

type Missing = Exclude<OperationId, (typeof operations)[number]['operationId']>;

interface Named {
  operationId: OperationId;
}

type Doubled<List extends readonly Named[]> = List extends readonly [
  infer First extends Named,
  ...infer Rest extends readonly Named[],
]
  ? Extract<First['operationId'], Rest[number]['operationId']> | Doubled<Rest>
  : never;

// Does not compile while an operation of the contract has no handler, or two, and names it.
const wrong: Record<Missing | Doubled<typeof operations>, never> = {};
void wrong;
