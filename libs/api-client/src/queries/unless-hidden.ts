import type { components } from '@hoshikraft/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../create-api-client.ts';
import { profileQueries } from './profile-queries.ts';

type Part = components['schemas']['PrivacyPart'];

/** Whose part of a profile is asked for, and what the profile is known by. */
export interface AskedPart {
  api: ApiClient;
  client: QueryClient;
  nickname: string;
  part: Part;
}

/**
 * Asks for a part of a profile where it is not kept from the asker, which the profile says: what is refused every time would be
 * an error on the console of whoever looks.
 */
export async function unlessHidden<Answer, Instead>(
  { api, client, nickname, part }: AskedPart,
  ask: () => Promise<Answer>,
  instead: Instead,
): Promise<Answer | Instead> {
  const { hidden } = await client.fetchQuery(profileQueries.one(api, nickname));
  return hidden.includes(part) ? instead : ask();
}
