import { callersOf, operationsOf, rateOf } from './description.ts';
import type { Description, Operation, Place } from './description.ts';

/** Components that come from `common.yaml` without being named by an operation. */
export interface Common {
  parameters?: Record<string, object>;
  responses: Record<string, object>;
}

const RESPONSES: Record<string, string> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  413: 'PayloadTooLarge',
  415: 'UnsupportedMediaType',
  422: 'Unprocessable',
  429: 'TooManyRequests',
  500: 'Internal',
  503: 'Unavailable',
};

/** Headers that a signature is made with, by the scheme that demands it. */
const SIGNATURE_HEADERS: Record<string, string[]> = {
  gameKey: ['SignatureTimestamp', 'SignatureNonce', 'Signature'],
  webhookSignature: ['WebhookTimestamp'],
};

/**
 * Statuses that an operation may answer because of what it is, whatever it does: credentials refused, a body refused,
 * too many calls. What is not counted neither asks the database nor is refused for its rate.
 */
function standingStatuses({ method, operation }: Place, description: Description): string[] {
  const callers = callersOf(operation);
  const isPlayer = callers.includes('accessId+accessToken');
  const isCounted = rateOf(operation, description) !== false;
  return [
    '400',
    ...(isPlayer || callers.some((one) => one in SIGNATURE_HEADERS) ? ['401'] : []),
    ...((isPlayer && operation['x-pending'] !== true) || callers.includes('token') ? ['403'] : []),
    ...(method === 'post' ? ['413', '415'] : []),
    ...(operation.requestBody === undefined ? [] : ['422']),
    ...(isCounted ? ['429', '503'] : []),
    '500',
  ];
}

/** Headers that go with every call of this kind. A machine reads no texts, and neither does a probe. */
function standingParameters(operation: Operation): string[] {
  const signature = callersOf(operation).flatMap((caller) => SIGNATURE_HEADERS[caller] ?? []);
  if (signature.length > 0) return signature;
  return operation['x-rate'] === false ? [] : ['AcceptLanguage'];
}

/**
 * A bundled description with what stands in every operation of its kind: the answers that the binder gives, the language
 * of the texts, the headers of a signature. Operations only name what is their own.
 *
 * @throws Error where an operation names a standing answer itself, or `common.yaml` lacks one
 */
export function withStanding(bundled: Description, common: Common): Description {
  const description = structuredClone(bundled);
  const add = (kind: 'responses' | 'parameters', name: string): { $ref: string } => {
    const component = common[kind]?.[name];
    if (component === undefined) throw new Error(`common.yaml has no ${kind}/${name}`);
    (description.components[kind] ??= {})[name] = component;
    return { $ref: `#/components/${kind}/${name}` };
  };
  for (const place of operationsOf(description)) {
    const { operation } = place;
    for (const status of standingStatuses(place, description)) {
      if (status in operation.responses) {
        throw new Error(`${operation.operationId}: ${status} stands in every operation of its kind, leave it out`);
      }
      operation.responses[status] = add('responses', RESPONSES[status] ?? status);
    }
    const standing = standingParameters(operation).map((name) => add('parameters', name));
    const parameters = [...standing, ...(operation.parameters ?? [])];
    if (parameters.length > 0) operation.parameters = parameters;
  }
  return description;
}
