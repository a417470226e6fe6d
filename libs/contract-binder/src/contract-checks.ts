import type { ValidateFunction } from 'ajv';
import { createCompilers, once } from './compilers.ts';
import type { DescribedOperation, Description, Media, Parameter } from './read-operations.ts';

/** Check of the replies of one status. */
interface ReplyValidator {
  mediaType: string;
  readonly validate: ValidateFunction;
}

/** Whether nothing came in a place where nothing has to: there is nothing to check, to fill in or to copy. */
type IsEmpty = (given: object) => boolean;

/** Checks of one operation. Each is compiled on first use: most statuses are never sent. */
export interface OperationValidators {
  readonly isEmpty: Record<Parameter['in'], IsEmpty>;
  /** These three turn texts into numbers and booleans, and fill in defaults, in place. */
  readonly params: ValidateFunction;
  readonly query: ValidateFunction;
  readonly headers: ValidateFunction;
  /** Never coerces: "1" is no integer. Null where the operation takes no body. */
  readonly body: ValidateFunction | null;
  /** By status; null if the reply has no body. */
  responses: ReadonlyMap<number, ReplyValidator | null>;
}

interface ContractChecks {
  /** The checks of one operation, the same ones however often it is mounted. */
  compileValidators(operation: DescribedOperation): OperationValidators;
  /** Checks one schema of the description by its name. @throws Error for a name that it does not have */
  compileSchema(name: string): ValidateFunction;
}

/** Schema of all parameters of one place. Unknown ones are refused in path and query; any other header may come along. */
function parametersSchema(parameters: Parameter[], place: Parameter['in']): object {
  const here = parameters.filter((parameter) => parameter.in === place);
  const name = (parameter: Parameter) => (place === 'header' ? parameter.name.toLowerCase() : parameter.name);
  return {
    type: 'object',
    additionalProperties: place === 'header',
    required: here.filter((parameter) => parameter.required === true).map(name),
    properties: Object.fromEntries(here.map((parameter) => [name(parameter), parameter.schema])),
  };
}

/** Any other header may come along; a path or a query with anything in it is looked at. */
function emptiness(parameters: Parameter[], place: Parameter['in']): IsEmpty {
  const here = parameters.filter((parameter) => parameter.in === place);
  const needs = ({ required, schema }: Parameter) => required === true || 'default' in schema || '$ref' in schema;
  if (here.some(needs)) return () => false;
  if (place !== 'header') {
    return (given) => {
      for (const _name in given) return false;
      return true;
    };
  }
  const names = here.map(({ name }) => name.toLowerCase());
  return (given) => names.every((name) => (given as Record<string, unknown>)[name] === undefined);
}

/** Creates the checks of input and replies for a bundled OpenAPI description. */
export function createContractChecks(description: Description): ContractChecks {
  const { compileStrict, compileCoercing } = createCompilers(description);
  const known = new WeakMap<DescribedOperation, OperationValidators>();

  function replyValidator({ mediaType, schema }: Media): ReplyValidator {
    const validate = once(() => compileStrict(schema));
    return {
      mediaType,
      get validate() {
        return validate();
      },
    };
  }

  function describeChecks({ parameters, body, responses }: DescribedOperation): OperationValidators {
    const inPlace = (place: Parameter['in']) => once(() => compileCoercing(parametersSchema(parameters, place)));
    const [params, query, headers] = [inPlace('path'), inPlace('query'), inPlace('header')];
    const takesBody = once(() => (body === null ? null : compileStrict(body.schema)));
    return {
      isEmpty: {
        path: emptiness(parameters, 'path'),
        query: emptiness(parameters, 'query'),
        header: emptiness(parameters, 'header'),
      },
      get params() {
        return params();
      },
      get query() {
        return query();
      },
      get headers() {
        return headers();
      },
      get body() {
        return takesBody();
      },
      responses: new Map(
        [...responses].map(([status, media]) => [status, media === null ? null : replyValidator(media)]),
      ),
    };
  }

  return {
    compileValidators(operation) {
      const validators = known.get(operation) ?? describeChecks(operation);
      known.set(operation, validators);
      return validators;
    },
    compileSchema: (name) => compileStrict({ $ref: `#/components/schemas/${name}` }),
  };
}
