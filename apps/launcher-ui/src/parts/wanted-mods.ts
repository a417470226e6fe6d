import type { QueryClient } from '@tanstack/react-query';
import type { ServiceClient } from '../service/service-client.ts';
import type { ServiceSchemas } from '../service/service-queries.ts';
import { keepText, useStoredText } from './stored-text.ts';

type Client = ServiceSchemas['Client'];

const keyOf = (uuid: string): string => `optional-mods.${uuid}`;

const readIds = (text: string | null | undefined): readonly string[] | null => {
  if (!text) return null;
  try {
    const ids: unknown = JSON.parse(text);
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : null;
  } catch {
    return null;
  }
};

/** Keeps which optional mods of a client are wanted, by their ids. */
export const keepWantedMods = (service: ServiceClient, queries: QueryClient, uuid: string, ids: readonly string[]) =>
  keepText(service, queries, keyOf(uuid), JSON.stringify(ids));

export interface WantedMods {
  /** Ids of the mods that the next launch takes; only those the client still has. */
  wanted: ReadonlySet<string>;
  want: (ids: ReadonlySet<string>) => void;
}

/** Which optional mods the player wants: as chosen here, else as last launched, else as published. */
export const useWantedMods = ({ uuid, optionalMods }: Client): WantedMods => {
  const { value, keep } = useStoredText(keyOf(uuid));
  const chosen = readIds(value);
  const wanted = optionalMods.filter(({ id, enabled }) => (chosen === null ? enabled : chosen.includes(id)));
  return { wanted: new Set(wanted.map(({ id }) => id)), want: (ids) => keep(JSON.stringify([...ids])) };
};
