import {
  createContractChecks,
  type DescribedOperation,
  type Description,
  type OperationValidators,
  readOperations,
} from '@hoshikraft/contract-binder';

export interface AskedOperation {
  operation: DescribedOperation;
  /** Values of the path parameters. */
  params: Record<string, string>;
  checks: OperationValidators;
}

/** Finds the operation of a path below the base URL; undefined if the contract has none. */
export type ContractBook = (method: string, path: string) => AskedOperation | undefined;

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

const decoded = (groups: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]));

function readBook(description: Description): ContractBook {
  const { compileValidators } = createContractChecks(description);
  const entries = readOperations(description, ['GET', 'POST', 'DELETE']).map((operation) => ({
    operation,
    pattern: patternOf(operation.path),
  }));
  // A path that is written out goes before one with parameters.
  entries.sort((one, other) => Number(one.operation.path.includes('{')) - Number(other.operation.path.includes('{')));
  return (method, path) => {
    const found = entries.find(({ operation, pattern }) => operation.method === method && pattern.test(path));
    if (found === undefined) return undefined;
    const { operation, pattern } = found;
    return { operation, params: decoded(pattern.exec(path)?.groups), checks: compileValidators(operation) };
  };
}

/** Reads a bundled description on first use; each check is compiled on first use. */
export function openContract(description: Description): ContractBook {
  let book: ContractBook | undefined;
  return (method, path) => (book ??= readBook(description))(method, path);
}
