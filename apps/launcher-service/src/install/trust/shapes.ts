import { createRequire } from 'node:module';
import addFormatsModule from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Schemas } from '../../schemas.ts';

// The package is CommonJS: its types have a default export, at run time the import is the function itself.
const addFormats = addFormatsModule as unknown as (ajv: Ajv2020) => void;

const description = createRequire(import.meta.url)('@hoshikraft/launcher-contract/openapi.json') as {
  components: { schemas: Record<string, object> };
};

interface Signed {
  RootMetadata: Schemas['RootMetadata'];
  TimestampMetadata: Schemas['TimestampMetadata'];
  SnapshotMetadata: Schemas['SnapshotMetadata'];
  ClientManifest: Schemas['ClientManifest'];
  RuntimeManifest: Schemas['RuntimeManifest'];
  UiManifest: Schemas['UiManifest'];
}

// Not validated here: a test of the contract validates the schemas, and each start of the launcher is faster without.
const ajv = new Ajv2020({
  strict: true,
  strictTypes: false,
  strictRequired: false,
  meta: false,
  validateSchema: false,
});
addFormats(ajv);
ajv.addVocabulary(['components']);
ajv.addSchema({ $id: 'openapi', components: { schemas: absolute(description.components.schemas) } });

/** The same schemas with references by name into one document, so that each can be compiled alone. */
function absolute(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(absolute);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string' ? `openapi${inner}` : absolute(inner),
    ]),
  );
}

const validators = new Map<string, ValidateFunction>();

/** The payload with its type, or null: unknown fields are as invalid as missing ones. */
export function readShape<Name extends keyof Signed>(name: Name, payload: Uint8Array): Signed[Name] | null {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(payload));
  } catch {
    return null;
  }
  let validate = validators.get(name);
  if (validate === undefined) {
    validate = ajv.compile({ $ref: `openapi#/components/schemas/${name}` });
    validators.set(name, validate);
  }
  return validate(value) ? (value as Signed[Name]) : null;
}
