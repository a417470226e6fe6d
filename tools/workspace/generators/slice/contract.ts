export type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: (string | null)[];
  pattern?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
};

export type Parameter = { $ref?: string; name?: string; in?: string; schema?: Schema };

export type Contract = {
  paths: Record<string, Record<string, ContractOperation>>;
  components: { schemas: Record<string, Schema>; parameters?: Record<string, Parameter> };
};

export type ContractOperation = {
  operationId?: string;
  summary?: string;
  parameters?: Parameter[];
  responses?: Record<string, { content?: Record<string, { schema?: Schema }> }>;
};

/** The schema with its reference resolved. */
export const resolved = (contract: Contract, schema: Schema): Schema => {
  const name = schema.$ref?.replace('#/components/schemas/', '');
  if (name === undefined) return schema;
  const target = contract.components.schemas[name];
  if (target === undefined) throw new Error(`the contract has no schema ${name}`);
  return resolved(contract, target);
};

export type FoundOperation = {
  operation: ContractOperation;
  method: 'GET' | 'POST';
  /** Path in the contract: `/ban/list`. */
  path: string;
  reply: Schema;
};

/** Finds an operation and its response schema. Throws if the contract does not have the operation. */
export const findOperation = (contract: Contract, id: string): FoundOperation => {
  const found = Object.entries(contract.paths)
    .flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })))
    .find(({ operation }) => operation.operationId === id);
  if (found === undefined) throw new Error(`the contract has no operation ${id}: describe it there first`);
  const { path, operation } = found;
  const schema = operation.responses?.['200']?.content?.['application/json']?.schema;
  if (schema === undefined) throw new Error(`${id} has no 200 response with JSON: write it by hand`);
  return { path, operation, method: found.method === 'post' ? 'POST' : 'GET', reply: resolved(contract, schema) };
};

/** Kind of caller that the contract's policy requires of an operation. Throws if it has no policy. */
export const callerOf = (policy: string, id: string): string => {
  const kind = new RegExp(`^ {2}${id}: .*?\\bsecurity\\W+(\\w+)`, 'm').exec(policy)?.[1];
  if (kind === undefined) throw new Error(`the contract has no policy of ${id}: generate it first`);
  return kind;
};

/** Query parameters of a list other than those of pagination. */
export const queryOf = (contract: Contract, { parameters = [] }: ContractOperation): string[] =>
  parameters
    .map((one) => contract.components.parameters?.[one.$ref?.replace('#/components/parameters/', '') ?? ''] ?? one)
    .flatMap(({ in: place, name }) => (place === 'query' && name !== undefined ? [name] : []))
    .filter((name) => name !== 'limit' && name !== 'cursor');

/** Item schema of a paginated list; undefined if the response is not a list. */
export const itemOf = (contract: Contract, reply: Schema): Schema | undefined => {
  const { items, nextCursor } = reply.properties ?? {};
  const item = items && resolved(contract, items).items;
  return nextCursor && item && resolved(contract, item);
};
