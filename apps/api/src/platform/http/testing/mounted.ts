import { operationPolicy } from '@hoshikraft/contract/policy';
import type { OperationId, OperationPolicy } from '@hoshikraft/contract/policy';
import { fastify } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { systemClock } from '../../../context.ts';
import type { AppContext } from '../../../context.ts';
import { readConfig } from '../../../config.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Authenticators, Session } from '../authenticators.ts';
import type { Operation, RawReply, RawRequest } from '../define-operation.ts';
import { describedOperations } from '../description.ts';
import { handleErrors } from '../error-handler.ts';
import { mountContract } from '../mount.ts';
import type { Policies } from '../mount.ts';
import { limitRates } from '../rate-limits.ts';

export const PLAYER: Session = {
  id: '3f0f1d0e-8f8e-4d3c-9b1a-5b6c7d8e9f00',
  playerId: '3f0f1d0e-8f8e-4d3c-9b1a-5b6c7d8e9f01',
  login: 'player',
  groups: ['player'],
  permissions: new Set(),
  provedAt: new Date(),
  pending: null,
  source: 'site',
  region: null,
  theme: 'octarine',
  preferredServer: null,
};

const refuse = async () => {
  throw new ApiError('signature_invalid');
};

/** Authenticates by the Access-Id of one of these sessions. */
export const sessionsOf = (sessions: Record<string, Partial<Session>>): Authenticators => ({
  accessId: async (_app, { headers }) => {
    const known = sessions[String(headers['access-id'])];
    if (known === undefined) throw new ApiError('signed_out');
    return { ...PLAYER, ...known };
  },
  gameKey: { checkHead: refuse, verify: refuse },
  webhookSignature: { checkHead: refuse, verify: refuse },
});

/** The policy of every operation, with changes of the test. */
export const policiesWith = (
  change: (id: OperationId, policy: OperationPolicy) => Partial<OperationPolicy>,
): Policies =>
  Object.fromEntries(
    Object.entries<OperationPolicy>(operationPolicy).map(([id, policy]) => [
      id,
      { ...policy, ...change(id as OperationId, policy) },
    ]),
  ) as Policies;

const testContext = {
  engine: 'postgres',
  clock: systemClock,
  config: readConfig({ NODE_ENV: 'test', RATE_LIMITS: 'on' }),
  log: { level: 'silent', warn: () => undefined },
} as unknown as AppContext;

/** In production nothing checks responses: some tests have policies whose errors the contract does not declare. */
export const productionContext = {
  ...testContext,
  config: { ...testContext.config, environment: 'production' },
} as AppContext;

interface Options {
  /** Replies of single operations; all others return 200 without a body. */
  answers?: Partial<Record<OperationId, (request: RawRequest) => RawReply>>;
  authenticators?: Authenticators;
  policies?: Policies;
  /** Calls per minute of routes without a policy; without it there are no limits. */
  ordinaryRate?: number;
  parts?: AppContext;
  extra?: Operation[];
  without?: string;
}

/** A server with the contract mounted, without a database. */
export async function mounted({
  answers = {},
  authenticators = sessionsOf({}),
  policies,
  ordinaryRate,
  parts = testContext,
  extra = [],
  without = '',
}: Options): Promise<FastifyInstance> {
  const server = fastify();
  handleErrors(server);
  const operations = describedOperations
    .filter(({ operationId }) => operationId !== without)
    .map(({ operationId }) => ({
      operationId,
      handle: async (request: RawRequest) => answers[operationId]?.(request) ?? { status: 200 },
    }));
  if (ordinaryRate !== undefined) await limitRates(server, parts, ordinaryRate);
  const all = [...operations, ...extra];
  await server.register(async (scope) => mountContract(scope, parts, all, authenticators, policies));
  await server.ready();
  return server;
}
