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
    removeAdditional: false,
    strict: true,
    strictTypes: false,
    strictRequired: false,
  });
  addFormats(ajv);
  ajv.addVocabulary(['components']);
  // Bytes are whatever they are.
  ajv.addFormat('binary', true);
  ajv.addSchema({ $id: DOCUMENT, components: { schemas: withDocumentRefs(description.components['schemas']) } });
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

const compile = (ajv: Ajv2020, schema: object): ValidateFunction => ajv.compile(withDocumentRefs(schema) as object);

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
  /** These three turn texts into numbers and booleans, and fill in defaults, in place. */
  readonly params: ValidateFunction;
  readonly query: ValidateFunction;
  readonly headers: ValidateFunction;
  /** Never coerces: "1" is no integer. */
  readonly body: ValidateFunction | null;
  reply(status: number): ValidateFunction | null;
}

/** What checks one operation; compiled when first asked for, since most are not asked for in one run. */
export function compileValidators(operation: DescribedOperation): OperationValidators {
  const compiled = new Map<string, ValidateFunction>();
  const once = (name: string, make: () => ValidateFunction): ValidateFunction => {
    const validate = compiled.get(name) ?? make();
    compiled.set(name, validate);
    return validate;
  };
  const parameters = (place: Parameter['in']) =>
    once(place, () => compile(coercingAjv, parametersSchema(operation.parameters, place)));
  const { body } = operation;
  return {
    get params() {
      return parameters('path');
    },
    get query() {
      return parameters('query');
    },
    get headers() {
      return parameters('header');
    },
    get body() {
      return body === null ? null : once('body', () => compile(strictAjv, body));
    },
    reply(status) {
      const media = operation.responses.get(status);
      if (media === null || media === undefined) return null;
      return once(String(status), () => compile(strictAjv, media.schema));
    },
  };
}

/** Checks one schema of the description by its name, such as `SocketMessage`. */
export const compileSchema = (name: string): ValidateFunction =>
  compile(strictAjv, { $ref: `#/components/schemas/${name}` });

/** Where the first fault lies, such as `player/login`, and which rule it breaks. */
export function firstFault(errors: ErrorObject[] | null | undefined): { place: string; rule: string } {
  const error = errors?.[0];
  const own = error?.params as { missingProperty?: string; additionalProperty?: string } | undefined;
  const name = own?.missingProperty ?? own?.additionalProperty;
  const path = (error?.instancePath ?? '').slice(1);
  return { place: [path, name].filter(Boolean).join('/'), rule: error?.keyword ?? '' };
}
