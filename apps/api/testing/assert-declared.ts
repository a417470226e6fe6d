import { compileValidators, describedOperations } from '../src/platform/http/description.ts';

const known = describedOperations.map((operation) => ({
  operation,
  path: new RegExp(`^${operation.url.replace(/:\w+/g, '[^/]+')}$`),
}));

/**
 * Asserts that errors match the contract too: the binder validates responses of operations, not thrown errors.
 *
 * @throws Error when an operation responds with a status that it does not declare, or an error of another shape
 */
export function assertDeclared(method: string, address: string, status: number, body: unknown): void {
  const path = address.split('?', 1)[0] ?? '';
  const found = known.find((one) => one.operation.method === method && one.path.test(path));
  if (found === undefined) return;
  const { operationId, responses } = found.operation;
  if (!responses.has(status)) throw new Error(`${operationId} does not declare status ${status}`);
  const validate = compileValidators(found.operation).responses.get(status)?.validate;
  if (status >= 400 && validate?.(body) !== true) {
    throw new Error(`${operationId} responds ${status} with another shape: ${JSON.stringify(validate?.errors)}`);
  }
}
