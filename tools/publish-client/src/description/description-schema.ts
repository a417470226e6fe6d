import { compileSchema, contractSchema } from '../schemas.ts';
import type { Schemas } from '../schemas.ts';

interface CommonDescription {
  /** The version for people. */
  label: string;
  /** Folder of the files, relative to the description's folder. */
  files: string;
  /** Paths of executables, for publishing machines without executable bits. */
  executables?: string[];
}

/** An optional mod and its paths (files or whole folders). */
type OptionalDescription = Schemas['OptionalMod'] & { paths: string[] };

export interface ClientDescription
  extends
    CommonDescription,
    Pick<
      Schemas['ClientManifest'],
      'id' | 'name' | 'serverId' | 'serverName' | 'gameVersion' | 'server' | 'scopes' | 'runtime' | 'launch' | 'memory'
    > {
  kind: 'client';
  /** Pictures, relative to the description's folder. */
  icon: string;
  background: string;
  /** Modes of files by whole path segments, the longest path applies; everything else is enforced. */
  modes?: { path: string; mode: Schemas['FileMode'] }[];
  /** Systems that get the files below a path; the longest path applies. */
  rules?: { path: string; rules: NonNullable<Schemas['ManifestFile']['rules']> }[];
  optionalMods?: OptionalDescription[];
}

export interface RuntimeDescription
  extends CommonDescription, Pick<Schemas['RuntimeManifest'], 'id' | 'major' | 'os' | 'arch' | 'executable'> {
  kind: 'runtime';
  program: Schemas['RuntimeManifest']['kind'];
}

export interface UiDescription extends CommonDescription, Pick<Schemas['UiManifest'], 'id' | 'protocol'> {
  kind: 'ui';
}

export type Description = ClientDescription | RuntimeDescription | UiDescription;

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength });
const path = text(1024);
const list = (items: object, maxItems = 1000) => ({ type: 'array', maxItems, items });
const manifestPart = (name: 'ClientManifest' | 'RuntimeManifest' | 'UiManifest', field: string) => ({
  $ref: `${contractSchema(name)}/properties/${field}`,
});

function closed(required: Record<string, object>, optional: Record<string, object> = {}): object {
  return {
    type: 'object',
    additionalProperties: false,
    required: Object.keys(required),
    properties: { ...required, ...optional },
  };
}

const common = (kind: string) => ({ kind: { const: kind }, label: text(40), files: path });
const executables = { executables: list(path) };
const words = { $ref: contractSchema('Words') };

const client = closed(
  {
    ...common('client'),
    ...Object.fromEntries(
      ['id', 'name', 'serverId', 'serverName', 'gameVersion', 'server', 'memory'].map((field) => [
        field,
        manifestPart('ClientManifest', field),
      ]),
    ),
    scopes: list({ $ref: contractSchema('Scope') }, 100),
    runtime: { $ref: contractSchema('RuntimeNeed') },
    launch: { $ref: contractSchema('Launch') },
    icon: path,
    background: path,
  },
  {
    ...executables,
    modes: list(closed({ path, mode: { $ref: contractSchema('FileMode') } })),
    rules: list(
      closed({
        path,
        rules: list(closed({}, { os: { $ref: contractSchema('Os') }, arch: { $ref: contractSchema('Arch') } }), 8),
      }),
    ),
    optionalMods: list(
      closed({
        id: { $ref: contractSchema('BundleId') },
        name: words,
        description: words,
        enabledAtFirst: { type: 'boolean' },
        paths: { ...list(path), minItems: 1 },
      }),
      100,
    ),
  },
);

const runtime = closed(
  {
    ...common('runtime'),
    ...Object.fromEntries(
      ['id', 'major', 'os', 'arch', 'executable'].map((field) => [field, manifestPart('RuntimeManifest', field)]),
    ),
    program: manifestPart('RuntimeManifest', 'kind'),
  },
  executables,
);

const ui = closed(
  { ...common('ui'), id: manifestPart('UiManifest', 'id'), protocol: manifestPart('UiManifest', 'protocol') },
  executables,
);

/** One closed schema per kind, so that errors name the right field. */
export const descriptionValidators = {
  client: compileSchema<ClientDescription>(client),
  runtime: compileSchema<RuntimeDescription>(runtime),
  ui: compileSchema<UiDescription>(ui),
} as const;
