import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { refusePath } from '@hoshikraft/launcher-contract/signed';
import { parse } from 'yaml';
import { faultsOf } from '../schemas.ts';
import { descriptionValidators } from './description-schema.ts';
import type { ClientDescription, Description } from './description-schema.ts';

/** A description and the folder to which its paths are relative. */
export interface LoadedDescription {
  description: Description;
  folder: string;
  /** Its file, for messages. */
  source: string;
}

function refuse(source: string, faults: readonly string[]): never {
  throw new Error(`${source} cannot be published:\n${faults.map((one) => `  ${one}`).join('\n')}`);
}

/** Placeholders of the launcher; it refuses a client with any other. */
const PLACEHOLDERS = new Set([
  ...['login', 'playerId', 'accessId', 'token', 'gameFolder'],
  ...['memoryMb', 'server', 'locale', 'clientId', 'version'],
]);

function launchFaults({ launch, runtime }: ClientDescription): string[] {
  const faults: string[] = [];
  for (const field of ['vmArgs', 'args'] as const) {
    for (const [, name = ''] of launch[field].join(' ').matchAll(/\$\{([^}]*)\}/g)) {
      if (!PLACEHOLDERS.has(name)) faults.push(`launch.${field} asks for \${${name}}, which no launcher knows`);
    }
  }
  // Java would take it for an option or a file with options.
  if (runtime.kind === 'java' && /^[-@]/.test(launch.main)) faults.push('launch.main is no name of a class');
  const { minimumMajor, maximumMajor = minimumMajor } = runtime;
  if (maximumMajor < minimumMajor) faults.push('runtime.maximumMajor is below runtime.minimumMajor');
  return faults;
}

function pathFaults(description: Description): string[] {
  const faults: string[] = [];
  const look = (field: string, path: string) => {
    const refusal = refusePath(path);
    if (refusal) faults.push(`${field} ${JSON.stringify(path)} is refused: ${refusal}`);
  };
  (description.executables ?? []).forEach((path, index) => look(`executables.${index}`, path));
  if (description.kind === 'runtime') look('executable', description.executable);
  if (description.kind !== 'client') return faults;
  for (const field of ['scopes', 'modes', 'rules'] as const) {
    (description[field] ?? []).forEach(({ path }, index) => look(`${field}.${index}.path`, path));
  }
  description.launch.classpath.forEach((path, index) => look(`launch.classpath.${index}`, path));
  (description.optionalMods ?? []).forEach(({ paths }, index) =>
    paths.forEach((path, at) => look(`optionalMods.${index}.paths.${at}`, path)),
  );
  return [...faults, ...launchFaults(description)];
}

/** Validates a description. @throws Error that names every invalid field */
export function checkDescription(value: unknown, source: string): Description {
  const kind = (value as { kind?: unknown } | null)?.kind;
  if (kind !== 'client' && kind !== 'runtime' && kind !== 'ui') {
    refuse(source, ['kind must be one of client, runtime, ui']);
  }
  const validate = descriptionValidators[kind];
  if (!validate(value)) refuse(source, faultsOf(validate));
  const faults = pathFaults(value);
  if (faults.length > 0) refuse(source, faults);
  return value;
}

/** Reads a description from JSON or YAML. @throws Error that names every invalid field */
export function readDescription(path: string): LoadedDescription {
  const source = resolve(path);
  let value: unknown;
  try {
    value = parse(readFileSync(source, 'utf8'));
  } catch (error) {
    throw new Error(`${source} cannot be read: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
  return { description: checkDescription(value, source), folder: dirname(source), source };
}
