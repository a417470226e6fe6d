import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { documentedName, type VariableName } from './environment-variables.ts';

/** Relative folders are inside it, in whatever folder the process was started. */
const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));

/** Reads variables one by one and collects all errors, so that one message names them together. */
export interface Environment {
  faults: string[];
  /** Default of each variable that was read, by its documented name. */
  defaults: Map<string, string | null>;
  optional(name: VariableName): string | null;
  text(name: VariableName, standard: string): string;
  oneOf<Choice extends string>(name: VariableName, choices: readonly Choice[], standard: Choice): Choice;
  integer(name: VariableName, standard: number, min: number, max: number): number;
  optionalInteger(name: VariableName): number | null;
  /** `on` or `off`. */
  flag(name: VariableName, standard: boolean): boolean;
  /** A web address without a trailing slash. */
  address(name: VariableName, standard: string): string;
  /** A web address of a host alone, without a path. */
  origin(name: VariableName, standard: string): string;
  /** Absolute path of a folder; a relative one is inside the repository. */
  folder(name: VariableName, standard: string): string;
  /** Comma-separated values. */
  list(name: VariableName, standard?: string[]): string[];
}

export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const faults: string[] = [];
  const defaults = new Map<string, string | null>();
  const note = (name: VariableName, standard: string | null): void => {
    const documented = documentedName(name);
    defaults.set(documented, defaults.get(documented) ?? standard);
  };
  const optional = (name: VariableName): string | null => {
    note(name, null);
    const value = variables[name]?.trim();
    return value === undefined || value === '' ? null : value;
  };
  return {
    faults,
    defaults,
    optional,
    text(name, standard) {
      note(name, standard);
      return optional(name) ?? standard;
    },
    oneOf(name, choices, standard) {
      note(name, standard);
      const value = optional(name) ?? standard;
      const choice = choices.find((one) => one === value);
      if (choice === undefined) faults.push(`${name} has to be one of ${choices.join(', ')}`);
      return choice ?? standard;
    },
    integer(name, standard, min, max) {
      note(name, String(standard));
      const value = Number(optional(name) ?? standard);
      if (Number.isInteger(value) && value >= min && value <= max) return value;
      faults.push(`${name} has to be a whole number from ${min} to ${max}`);
      return standard;
    },
    optionalInteger(name) {
      const value = optional(name);
      if (value === null) return null;
      if (/^\d{1,9}$/.test(value)) return Number(value);
      faults.push(`${name} has to be a whole number`);
      return null;
    },
    flag(name, standard) {
      note(name, standard ? 'on' : 'off');
      const value = optional(name);
      if (value === null || value === 'on' || value === 'off') return value === null ? standard : value === 'on';
      faults.push(`${name} has to be on or off`);
      return standard;
    },
    origin(name, standard) {
      const value = this.address(name, standard);
      const url = URL.parse(value);
      if (url !== null && url.href !== `${url.origin}/`)
        faults.push(`${name} must not have a path, query or user name`);
      return value;
    },
    address(name, standard) {
      note(name, standard === '' ? null : standard);
      const value = (optional(name) ?? standard).replace(/\/+$/, '');
      if (['http:', 'https:'].includes(URL.parse(value)?.protocol ?? '')) return value;
      faults.push(`${name} has to be a web address`);
      return standard;
    },
    folder(name, standard) {
      return resolve(REPOSITORY, this.text(name, standard));
    },
    list(name, standard = []) {
      note(name, standard.length === 0 ? null : standard.join(','));
      const value = optional(name);
      if (value === null) return standard;
      return value
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '');
    },
  };
}
