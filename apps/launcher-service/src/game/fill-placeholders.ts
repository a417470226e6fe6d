import { LaunchFailure } from '../launch-failure.ts';

export type Placeholders = Readonly<Record<string, string | undefined>>;

/**
 * Puts values in place of `${name}`. Once only: a value that looks like a placeholder stays what it is.
 *
 * @throws LaunchFailure manifest_untrusted for a name that nobody knows: the game would get it as it stands
 */
export const fillPlaceholders = (text: string, values: Placeholders): string =>
  text.replace(/\$\{([^}]*)\}/g, (_whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new LaunchFailure({ code: 'manifest_untrusted', reason: 'schema', path: name });
    return value;
  });
