import { serverQueries } from '@hoshikraft/api-client';
import { msg } from '@lingui/core/macro';
import type { LoaderFunctionArgs } from 'react-router';
import type { GameServer, WithContext } from 'schema-dts';
import { breadcrumbsOf, SCHEMA } from '../../framework/page/breadcrumbs.ts';
import type { PageContext } from '../../framework/page/page-context.ts';
import type { StructuredData } from '../../framework/page/structured-data.ts';

/** Structured data of a server for search engines. Without live figures, which would be out of date. */
export const structuredData = (
  { facts, api, queryClient, i18n }: PageContext,
  params: LoaderFunctionArgs['params'],
): StructuredData => {
  const whole = queryClient.getQueryData(serverQueries.whole(api, params['document_id'] ?? '').queryKey);
  if (whole === undefined) return [];
  const { server } = whole;
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
      { name: i18n._(msg`Servers`), path: 'servers' },
      { name: serverName, path },
    ]),
  ];
};
