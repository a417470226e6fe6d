import { trimTyped } from '@hoshikraft/shared';
import type { FuncKeywordDefinition, ValidateFunction } from 'ajv';
import type { DataValidationCxt } from 'ajv/dist/types/index.js';
import addFormatsModule from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Description } from './read-operations.ts';

// The package is CommonJS: its types declare a default export, at runtime the import is the function.
const addFormats = addFormatsModule as unknown as (ajv: Ajv2020) => void;

const DOCUMENT = 'openapi';

/** A text that a person typed or pasted: it is validated and used without what `trimTyped` removes. */
const TYPED: FuncKeywordDefinition = {
  keyword: 'x-typed',
  type: 'string',
  before: 'maxLength',
  modifying: true,
  errors: false,
  validate: (_isTyped: true, text: string, _schema: unknown, place?: DataValidationCxt) => {
    if (place !== undefined) place.parentData[place.parentDataProperty] = trimTyped(text);
    return true;
  },
};

/** Creates a value on first use and caches it. */
export function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** The schema with `#/…` references made absolute, so that subschemas can be compiled separately. */
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

function makeAjv(schemas: object, coerce: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    coerceTypes: coerce ? 'array' : false,
    useDefaults: coerce,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    // Schemas are validated by a test of each contract; here it would be most of the cost of a first check.
    validateSchema: false,
  });
  addFormats(ajv);
  ajv.addVocabulary(['components']);
  ajv.addKeyword(TYPED);
  // Binary data has no format to check.
  ajv.addFormat('binary', true);
  ajv.addSchema({ $id: DOCUMENT, components: { schemas: withDocumentRefs(schemas) } });
  return ajv;
}

interface Compilers {
  /** Does not coerce values. */
  compileStrict(schema: object): ValidateFunction;
  /** Coerces texts to their types and sets defaults, in place. */
  compileCoercing(schema: object): ValidateFunction;
}

/** Compiles schemas that may refer to those of a description. */
export function createCompilers({ components }: Description): Compilers {
  const ajvOf = (coerce: boolean) => once(() => makeAjv(components['schemas'] ?? {}, coerce));
  const [strict, coercing] = [ajvOf(false), ajvOf(true)];
  return {
    compileStrict: (schema) => strict().compile(withDocumentRefs(schema) as object),
    compileCoercing: (schema) => coercing().compile(withDocumentRefs(schema) as object),
  };
}
