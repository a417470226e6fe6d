import type { components } from '@hoshikraft/contract';
import type { ServiceRow } from './profiles-repository.ts';

type ProfileService = components['schemas']['ProfileService'];

/** Profile page of a user at each service, by the service's user id. */
const PAGES: Readonly<Record<ServiceRow['service'], string>> = {
  discord: 'https://discord.com/users/',
  youtube: 'https://www.youtube.com/channel/',
};

/** Services linked to the profile (docs/product/community.md#linked-services). */
export const presentServices = (rows: readonly ServiceRow[]): ProfileService[] =>
  rows.map(({ service, subject, name }) => ({
    service,
    name,
    link: `${PAGES[service]}${encodeURIComponent(subject)}`,
  }));
