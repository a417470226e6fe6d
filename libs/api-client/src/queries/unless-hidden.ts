import type { components } from '@hoshikraft/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../create-api-client.ts';
import { profileQueries } from './profile-queries.ts';

type Part = components['schemas']['PrivacyPart'];

/** A part of a profile. */
export interface ProfilePart {
  api: ApiClient;
  client: QueryClient;
  nickname: string;
  part: Part;
}

/**
 * Loads a part of a profile unless the profile lists it as hidden: a call that always fails would be an error in the console
 * of the browser.
 */
export async function loadUnlessHidden<Answer, Fallback>(
  { api, client, nickname, part }: ProfilePart,
  load: () => Promise<Answer>,
  fallback: Fallback,
): Promise<Answer | Fallback> {
  const { hidden } = await client.fetchQuery(profileQueries.one(api, nickname));
  return hidden.includes(part) ? fallback : load();
}
