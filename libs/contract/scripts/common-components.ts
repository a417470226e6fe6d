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

/** Signed headers by security scheme. */
const SIGNATURE_HEADERS: Record<string, string[]> = {
  gameKey: ['SignatureTimestamp', 'SignatureNonce', 'Signature'],
  webhookSignature: ['WebhookTimestamp'],
};

/**
 * Error statuses that each operation of a kind can return: rejected credentials, a rejected body, too many calls. An operation
 * without a rate limit neither uses the database nor is rejected for its rate.
 */
function commonStatuses({ method, operation }: Place, description: Description): string[] {
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

/** Headers of each call of a kind. Machines and probes read no texts, so they send no language. */
function commonParameters(operation: Operation): string[] {
  const signature = callersOf(operation).flatMap((caller) => SIGNATURE_HEADERS[caller] ?? []);
  if (signature.length > 0) return signature;
  return operation['x-rate'] === false ? [] : ['AcceptLanguage'];
}

/**
 * Adds components that all operations of a kind have: responses of the binder, the language of texts, the headers of a
 * signature. Operations describe only the rest.
 *
 * @throws Error if an operation has such a response already, or `common.yaml` lacks one
 */
export function addCommonComponents(bundled: Description, common: Common): Description {
  const description = structuredClone(bundled);
  const add = (kind: 'responses' | 'parameters', name: string): { $ref: string } => {
    const component = common[kind]?.[name];
    if (component === undefined) throw new Error(`common.yaml has no ${kind}/${name}`);
    (description.components[kind] ??= {})[name] = component;
    return { $ref: `#/components/${kind}/${name}` };
  };
  for (const place of operationsOf(description)) {
    const { operation } = place;
    for (const status of commonStatuses(place, description)) {
      if (status in operation.responses) {
        throw new Error(`${operation.operationId}: ${status} is added to every operation of its kind, leave it out`);
      }
      operation.responses[status] = add('responses', RESPONSES[status] ?? status);
    }
    // A parameter of a path may be too long for the router, or name nothing.
    if (place.path.includes('{')) operation.responses['404'] ??= add('responses', 'NotFound');
    const added = commonParameters(operation).map((name) => add('parameters', name));
    const parameters = [...added, ...(operation.parameters ?? [])];
    if (parameters.length > 0) operation.parameters = parameters;
  }
  return description;
}
