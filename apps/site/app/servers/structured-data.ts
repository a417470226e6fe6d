import type { Schemas } from '@hoshikraft/api-client';
import type { GameServer, Thing, WithContext } from 'schema-dts';
import { breadcrumbsOf, SCHEMA } from '../page/breadcrumbs.ts';
import type { SiteFacts } from '../page/page-parts.ts';

/**
 * What a server is, and where it stands, for search engines. Who plays there is left out: it is old when it is read.
 *
 * @param list name of the list of servers
 */
export const structuredData = (server: Schemas['Server'], facts: SiteFacts, list: string): WithContext<Thing>[] => {
  const { serverName, gameVersion } = server.documentMeta;
  const path = `servers/${server.id}`;
  const about: WithContext<GameServer> = {
    '@context': SCHEMA,
    '@type': 'GameServer',
    name: serverName,
    description: server.summary,
    url: `${facts.primaryOrigin}/${facts.locale}/${path}`,
    game: {
      '@type': 'VideoGame',
      name: serverName,
      softwareVersion: gameVersion,
      playMode: 'https://schema.org/MultiPlayer',
    },
  };
  return [
    about,
    breadcrumbsOf(facts, [
      { name: list, path: 'servers' },
      { name: serverName, path },
    ]),
  ];
};
