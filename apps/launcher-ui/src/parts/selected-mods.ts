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

/** Stores the selected optional mods of a client, by their ids. */
export const saveSelectedMods = (service: ServiceClient, queries: QueryClient, uuid: string, ids: readonly string[]) =>
  keepText(service, queries, keyOf(uuid), JSON.stringify(ids));

export interface SelectedMods {
  /** Ids of the mods for the next launch; only those that the client still has. */
  selectedIds: ReadonlySet<string>;
  select: (ids: ReadonlySet<string>) => void;
}

/** Selected optional mods of the player: as selected here, else as last launched, else as published. */
export const useSelectedMods = ({ uuid, optionalMods }: Client): SelectedMods => {
  const { value, save } = useStoredText(keyOf(uuid));
  const chosen = readIds(value);
  const selectedIds = optionalMods.filter(({ id, enabled }) => (chosen === null ? enabled : chosen.includes(id)));
  return { selectedIds: new Set(selectedIds.map(({ id }) => id)), select: (ids) => save(JSON.stringify([...ids])) };
};
