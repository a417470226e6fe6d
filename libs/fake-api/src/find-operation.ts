import {
  createContractChecks,
  type DescribedOperation,
  type Description,
  type OperationValidators,
  readOperations,
} from '@hoshikraft/contract-binder';

export interface MatchedOperation {
  operation: DescribedOperation;
  /** Values of the path parameters. */
  params: Record<string, string>;
  checks: OperationValidators;
}

/** Finds the operation of a path below the base URL; undefined if the contract has none. */
export type FindOperation = (method: string, path: string) => MatchedOperation | undefined;

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

const decoded = (groups: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]));

function createFindOperation(description: Description): FindOperation {
  const { compileValidators } = createContractChecks(description);
  const entries = readOperations(description, ['GET', 'POST', 'DELETE']).map((operation) => ({
    operation,
    pattern: patternOf(operation.path),
  }));
  // Fixed paths take precedence over paths with parameters.
  entries.sort((one, other) => Number(one.operation.path.includes('{')) - Number(other.operation.path.includes('{')));
  return (method, path) => {
    const found = entries.find(({ operation, pattern }) => operation.method === method && pattern.test(path));
    if (found === undefined) return undefined;
    const { operation, pattern } = found;
    return { operation, params: decoded(pattern.exec(path)?.groups), checks: compileValidators(operation) };
  };
}

/** Reads a bundled description on first use; each check is compiled on first use. */
export function openContract(description: Description): FindOperation {
  let find: FindOperation | undefined;
  return (method, path) => (find ??= createFindOperation(description))(method, path);
}
