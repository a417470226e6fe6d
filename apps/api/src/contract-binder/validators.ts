import addFormatsModule from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ErrorObject, ValidateFunction } from 'ajv';
import { description } from './description.ts';
import type { DescribedOperation, Parameter } from './description.ts';

// The package is CommonJS: its types say default, its runtime hands over the function itself.
const addFormats = addFormatsModule as unknown as (ajv: Ajv2020) => void;

const DOCUMENT = 'openapi';

function makeAjv(coerce: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    coerceTypes: coerce ? 'array' : false,
    useDefaults: coerce,
    allErrors: false,
    strict: true,
    strictTypes: false,
    strictRequired: false,
  });
  addFormats(ajv);
  ajv.addVocabulary(['example', 'discriminator', 'x-extension', 'components']);
  ajv.addSchema({ $id: DOCUMENT, components: { schemas: withDocumentRefs(description.components['schemas'] ?? {}) } });
  return ajv;
}

/** The same schema with `#/…` pointing into the one document, so that parts of it can be compiled alone. */
function withDocumentRefs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withDocumentRefs);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string' && inner.startsWith('#/')
        ? `${DOCUMENT}${inner}`
        : withDocumentRefs(inner),
    ]),
  );
}

const strictAjv = makeAjv(false);
const coercingAjv = makeAjv(true);

function compile(ajv: Ajv2020, schema: object): ValidateFunction {
  return ajv.compile(withDocumentRefs(schema) as object);
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

export interface OperationValidators {
  /** These three turn texts into numbers and fill in defaults in place. */
  params: ValidateFunction;
  query: ValidateFunction;
  headers: ValidateFunction;
  /** Never coerces: "1" is no integer. */
  body: ValidateFunction | null;
  responses: Map<number, ReplyValidator | null>;
}

export interface ReplyValidator {
  mediaType: string;
  /** Compiled when first asked for: in production replies are not checked, and most statuses are never answered. */
  readonly validate: ValidateFunction;
}

function replyValidator({ mediaType, schema }: { mediaType: string; schema: object }): ReplyValidator {
  let compiledOnce: ValidateFunction | undefined;
  return {
    mediaType,
    get validate() {
      return (compiledOnce ??= compile(strictAjv, schema));
    },
  };
}

const compiled = new WeakMap<DescribedOperation, OperationValidators>();

/** Compiled once for each operation, however many servers the process makes. */
export function compileValidators(operation: DescribedOperation): OperationValidators {
  const validators = compiled.get(operation) ?? compileAnew(operation);
  compiled.set(operation, validators);
  return validators;
}

function compileAnew(operation: DescribedOperation): OperationValidators {
  const parameters = (place: Parameter['in']) => compile(coercingAjv, parametersSchema(operation.parameters, place));
  return {
    params: parameters('path'),
    query: parameters('query'),
    headers: parameters('header'),
    body: operation.body === null ? null : compile(strictAjv, operation.body.schema),
    responses: new Map(
      [...operation.responses].map(([status, media]) => [status, media === null ? null : replyValidator(media)]),
    ),
  };
}

/** Where the first fault lies, such as `consents/rules`, and which rule it breaks. */
export function firstFault(errors: ErrorObject[] | null | undefined): { place: string; rule: string } {
  const error = errors?.[0];
  const own = error?.params as { missingProperty?: string; additionalProperty?: string } | undefined;
  const name = own?.missingProperty ?? own?.additionalProperty;
  const path = (error?.instancePath ?? '').slice(1);
  return { place: [path, name].filter(Boolean).join('/'), rule: error?.keyword ?? '' };
}
