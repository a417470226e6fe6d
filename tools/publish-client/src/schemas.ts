import type { components } from '@hoshikraft/launcher-contract';
import openapi from '@hoshikraft/launcher-contract/openapi.json' with { type: 'json' };
import type { ErrorObject, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

export type Schemas = components['schemas'];
export type RootMetadata = Schemas['RootMetadata'];
export type SnapshotMetadata = Schemas['SnapshotMetadata'];
export type TimestampMetadata = Schemas['TimestampMetadata'];
export type BundleEntry = SnapshotMetadata['bundles'][number];
export type Manifest = Schemas['ClientManifest'] | Schemas['RuntimeManifest'] | Schemas['UiManifest'];

const ajv = new Ajv2020({ strict: false, allErrors: true, discriminator: false });
formats.default(ajv);
ajv.addSchema(openapi, 'launcher');

/** Address of a schema of the launcher's contract, for `$ref`. */
export const contractSchema = (name: keyof Schemas): string => `launcher#/components/schemas/${name}`;

/** Compiles a closed schema; it may reference the contract by `contractSchema`. */
export function compileSchema<T>(schema: object): ValidateFunction<T> {
  return ajv.compile<T>(schema);
}

function fieldOf({ instancePath, keyword, params }: ErrorObject): string {
  const path = instancePath.slice(1).replaceAll('/', '.');
  const named = keyword === 'required' ? params['missingProperty'] : params['additionalProperty'];
  return [path, typeof named === 'string' ? named : ''].filter((part) => part !== '').join('.');
}

function words(error: ErrorObject): string {
  if (error.keyword === 'required') return 'is missing';
  if (error.keyword === 'additionalProperties') return 'is unknown';
  const allowed = error.params['allowedValues'] as unknown[] | undefined;
  return allowed ? `must be one of ${allowed.join(', ')}` : (error.message ?? 'is wrong');
}

/** All problems, one line per field. */
export function faultsOf(validate: ValidateFunction): string[] {
  return [...new Set((validate.errors ?? []).map((error) => `${fieldOf(error) || 'the whole'} ${words(error)}`))];
}
