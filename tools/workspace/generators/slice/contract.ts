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

/** The schema itself, references followed. */
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
  /** As the contract has it: `/ban/list`. */
  path: string;
  reply: Schema;
};

/** An operation and the schema of its answer. Throws when the contract has none of that name: it is written first. */
export const findOperation = (contract: Contract, id: string): FoundOperation => {
  const found = Object.entries(contract.paths)
    .flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })))
    .find(({ operation }) => operation.operationId === id);
  if (found === undefined) throw new Error(`the contract has no operation ${id}: describe it there first`);
  const { path, operation } = found;
  const schema = operation.responses?.['200']?.content?.['application/json']?.schema;
  if (schema === undefined) throw new Error(`${id} does not answer 200 with JSON: write it by hand`);
  return { path, operation, method: found.method === 'post' ? 'POST' : 'GET', reply: resolved(contract, schema) };
};

/** Who may call an operation, as the contract's policy says it. Throws when it has none of that name. */
export const callerOf = (policy: string, id: string): string => {
  const kind = new RegExp(`^ {2}${id}: .*?\\bsecurity\\W+(\\w+)`, 'm').exec(policy)?.[1];
  if (kind === undefined) throw new Error(`the contract has no policy of ${id}: generate it first`);
  return kind;
};

/** What a list may be asked for besides its page. */
export const queryOf = (contract: Contract, { parameters = [] }: ContractOperation): string[] =>
  parameters
    .map((one) => contract.components.parameters?.[one.$ref?.replace('#/components/parameters/', '') ?? ''] ?? one)
    .flatMap(({ in: place, name }) => (place === 'query' && name !== undefined ? [name] : []))
    .filter((name) => name !== 'limit' && name !== 'cursor');

/** What the items of a list are made of that goes on page by page; undefined where the answer is one thing. */
export const itemOf = (contract: Contract, reply: Schema): Schema | undefined => {
  const { items, nextCursor } = reply.properties ?? {};
  const item = items && resolved(contract, items).items;
  return nextCursor && item && resolved(contract, item);
};
