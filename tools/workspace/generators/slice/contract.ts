export type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
};

export type Contract = {
  paths: Record<string, Record<string, ContractOperation>>;
  components: { schemas: Record<string, Schema> };
};

export type ContractOperation = {
  operationId?: string;
  summary?: string;
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

/** An operation and the schema of its answer. Throws when the contract has none of that name: it is written first. */
export const findOperation = (contract: Contract, id: string): { operation: ContractOperation; reply: Schema } => {
  const operation = Object.values(contract.paths)
    .flatMap((methods) => Object.values(methods))
    .find((one) => one.operationId === id);
  if (operation === undefined) throw new Error(`the contract has no operation ${id}: describe it there first`);
  const schema = operation.responses?.['200']?.content?.['application/json']?.schema;
  if (schema === undefined) throw new Error(`${id} does not answer 200 with JSON: write it by hand`);
  return { operation, reply: resolved(contract, schema) };
};

/** Who may call an operation, as the contract's policy says it. Throws when it has none of that name. */
export const callerOf = (policy: string, id: string): string => {
  const kind = new RegExp(`^ {2}${id}: .*?\\bsecurity\\W+(\\w+)`, 'm').exec(policy)?.[1];
  if (kind === undefined) throw new Error(`the contract has no policy of ${id}: generate it first`);
  return kind;
};

/** The list in an answer and what its items are made of; undefined where the answer is one thing. */
export const findList = (contract: Contract, reply: Schema): { name: string; item: Schema } | undefined => {
  for (const [name, property] of Object.entries(reply.properties ?? {})) {
    const { type, items } = resolved(contract, property);
    const item = items && resolved(contract, items);
    if (type === 'array' && item?.properties !== undefined) return { name, item };
  }
  return undefined;
};
