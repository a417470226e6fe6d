import { LaunchFailure } from '../../launch-failure.ts';

export type Placeholders = Readonly<Record<string, string | undefined>>;

/**
 * Replaces each `${name}` by its value, once: placeholders inside of values stay.
 *
 * @throws LaunchFailure manifest_untrusted for an unknown name: the game would get it unchanged
 */
export const fillPlaceholders = (text: string, values: Placeholders): string =>
  text.replace(/\$\{([^}]*)\}/g, (_whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new LaunchFailure({ code: 'manifest_untrusted', reason: 'schema', path: name });
    return value;
  });
