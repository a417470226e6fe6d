/** Reads variables one by one and collects what is wrong with them, so that all of it is said at once. */
export interface Environment {
  faults: string[];
  optional(name: string): string | null;
  text(name: string, standard: string): string;
  oneOf<Choice extends string>(name: string, choices: readonly Choice[], standard: Choice): Choice;
  integer(name: string, standard: number, min: number, max: number): number;
  optionalInteger(name: string): number | null;
  /** `on` or `off`. */
  flag(name: string, standard: boolean): boolean;
  /** A web address, without a slash at the end. */
  address(name: string, standard: string): string;
  /** Parts between commas. */
  list(name: string, standard?: string[]): string[];
}

export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const faults: string[] = [];
  const optional = (name: string): string | null => {
    const value = variables[name]?.trim();
    return value === undefined || value === '' ? null : value;
  };
  return {
    faults,
    optional,
    text: (name, standard) => optional(name) ?? standard,
    oneOf(name, choices, standard) {
      const value = optional(name) ?? standard;
      const choice = choices.find((one) => one === value);
      if (choice === undefined) faults.push(`${name} has to be one of ${choices.join(', ')}`);
      return choice ?? standard;
    },
    integer(name, standard, min, max) {
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
      const value = optional(name);
      if (value === null || value === 'on' || value === 'off') return value === null ? standard : value === 'on';
      faults.push(`${name} has to be on or off`);
      return standard;
    },
    address(name, standard) {
      const value = (optional(name) ?? standard).replace(/\/+$/, '');
      if (['http:', 'https:'].includes(URL.parse(value)?.protocol ?? '')) return value;
      faults.push(`${name} has to be a web address`);
      return standard;
    },
    list(name, standard = []) {
      const value = optional(name);
      if (value === null) return standard;
      return value
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '');
    },
  };
}
