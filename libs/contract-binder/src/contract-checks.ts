import type { ValidateFunction } from 'ajv';
import { createCompilers, once } from './compilers.ts';
import type { DescribedOperation, Description, Media, Parameter } from './read-operations.ts';

/** Validator of responses with one status. */
interface ReplyValidator {
  mediaType: string;
  readonly validate: ValidateFunction;
}

/** Whether there are no values and none are required, so that nothing has to be checked, defaulted or copied. */
type IsEmpty = (given: object) => boolean;

/** Validators of one operation. Each is compiled on first use: most statuses are never sent. */
export interface OperationValidators {
  readonly isEmpty: Record<Parameter['in'], IsEmpty>;
  /** These three coerce strings to numbers and booleans, and set defaults, in place. */
  readonly params: ValidateFunction;
  readonly query: ValidateFunction;
  readonly headers: ValidateFunction;
  /** Does not coerce: "1" is not an integer. Null if the operation has no request body. */
  readonly body: ValidateFunction | null;
  /** By status; null if the reply has no body. */
  responses: ReadonlyMap<number, ReplyValidator | null>;
}

interface ContractChecks {
  /** Validators of one operation, cached. */
  compileValidators(operation: DescribedOperation): OperationValidators;
  /** Validates a value against a named schema of the description. @throws Error for an unknown name */
  compileSchema(name: string): ValidateFunction;
}

/** Schema of all parameters of one place. Unknown ones are rejected in path and query, and allowed in headers. */
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

/** Unknown headers are ignored; a path or query with any value is validated. */
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

/** Creates validators of requests and responses for a bundled OpenAPI description. */
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
