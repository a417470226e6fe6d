import { compileValidators, describedOperations } from '../src/platform/http/description.ts';

const known = describedOperations.map((operation) => ({
  operation,
  path: new RegExp(`^${operation.url.replace(/:\w+/g, '[^/]+')}$`),
}));

/**
 * Holds refusals to the contract as well: the binder checks what operations answer, not what is thrown.
 *
 * @throws Error when an operation answers with a status it does not declare, or a refusal in another shape
 */
export function checkDeclared(method: string, address: string, status: number, body: unknown): void {
  const path = address.split('?', 1)[0] ?? '';
  const found = known.find((one) => one.operation.method === method && one.path.test(path));
  if (found === undefined) return;
  const { operationId, responses } = found.operation;
  if (!responses.has(status)) throw new Error(`${operationId} does not declare that it may answer ${status}`);
  const validate = compileValidators(found.operation).responses.get(status)?.validate;
  if (status >= 400 && validate?.(body) !== true) {
    throw new Error(`${operationId} answers ${status} in another shape: ${JSON.stringify(validate?.errors)}`);
  }
}
