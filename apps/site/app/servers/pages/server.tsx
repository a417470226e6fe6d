import { Loaded } from '@hoshikraft/async-state';
import {
  documentQueries,
  type ModName,
  type OfferedRole,
  roleQueries,
  serverQueries,
  type ServerText,
  type WholeServer,
} from '@hoshikraft/api-client';
import { Card, Heading, PageColumn, Section, ServerTint, Skeleton, SkeletonGroup } from '@hoshikraft/ui';
import { Plural, useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { useParams } from 'react-router';
import { definePage } from '../../framework/page/define-page.ts';
import { PageHead } from '../../framework/page/page-head.tsx';
import { withStructuredData } from '../../framework/page/structured-data.ts';
import { useMain } from '../../framework/page/use-main.ts';
import { LiveDataNotice } from './live-data-notice.tsx';
import { ServerChart } from './server-chart.tsx';
import { ServerFacts } from './server-facts.tsx';
import { ServerHero, ServerBackdrop } from './server-hero.tsx';
import { ServerJoin } from './server-join.tsx';
import { ServerMods } from './server-mods.tsx';
import { ServerRoles } from './server-roles.tsx';
import { ServerRecords } from './server-records.tsx';
import { ServerArticle } from './server-article.tsx';
import { ServerWipes } from './server-wipes.tsx';
import { withServerAddress } from './server-address.ts';
import { structuredData } from './structured-data.ts';
import '../live/server-live.css';
import './server-facts.css';
import './server.css';

const page = definePage({
  queries: ({ api, params }) => ({ whole: serverQueries.whole(api, params['document_id'] ?? '') }),
  optional: ({ api, params }) => ({
    roles: roleQueries.offered(api, params['document_id'] ?? ''),
    monitoring: serverQueries.monitoring(api),
    text: documentQueries.ofServer(api, params['document_id'] ?? ''),
    mods: documentQueries.modNames(api, params['document_id'] ?? ''),
  }),
});
export const loader = withStructuredData(withServerAddress(page.loader), structuredData);
export const clientLoader = withServerAddress(page.clientLoader);

const Loading = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading the server`}>
      <Skeleton variant="block" height={300} />
      <Skeleton variant="card" height={320} />
    </SkeletonGroup>
  );
};

interface ServerProps {
  whole: WholeServer;
  /** Optional, like text and mods: the page is useful without them. */
  roles: readonly OfferedRole[] | undefined;
  text: ServerText | null | undefined;
  mods: readonly ModName[] | undefined;
}

const Server = ({ whole, roles = [], text, mods: known = [] }: ServerProps) => {
  const { t } = useLingui();
  const { server, wipes, statistics } = whole;
  const { serverName, mods } = server.documentMeta;
  const count = mods.length;
  return (
    <>
      <ServerHero whole={whole} />
      <LiveDataNotice />
      <div className="server-panels">
        <ServerJoin server={server} />
        <ServerWipes wipes={wipes} />
        <Card as="section" aria-labelledby="world">
          <Heading level={2} size="h3" id="world">{t`The world`}</Heading>
          <ServerFacts server={server} />
        </Card>
      </div>
      {text && <ServerArticle document={text} />}
      {roles.length > 0 && <ServerRoles server={server.id} roles={roles} />}
      <Section title={t`Players`}>
        <Card>
          <ServerRecords statistics={statistics} />
          <ServerChart server={server.id} serverName={serverName} />
        </Card>
      </Section>
      {count > 0 && (
        <Section title={<Plural value={count} one="# mod" other="# mods" />}>
          <ServerMods server={server.id} mods={mods} known={known} />
        </Section>
      )}
    </>
  );
};

const ServerPage = () => {
  const { t } = useLingui();
  const { whole, roles, text, mods } = page.use();
  const id = useParams()['document_id'] ?? '';
  const known = useMain()?.servers.find((server) => server.id === id)?.documentMeta.serverName;
  const server = whole.data?.server;
  return (
    <ServerTint server={id}>
      <ServerBackdrop server={id} />
      <PageColumn page>
        <PageHead
          title={server?.documentMeta.serverName ?? known ?? t`Server`}
          description={server?.summary ?? t`A modded server: live player counts, worlds, mods and how to join.`}
          pictured={[text.data?.title ?? '', text.data?.cover ?? '']}
        />
        <div className="server-page" style={{ '--server-colour': server?.color ?? 'transparent' } as CSSProperties}>
          <Loaded query={whole} level={1} loading={<Loading />}>
            {(data) => <Server whole={data} roles={roles.data} text={text.data} mods={mods.data} />}
          </Loaded>
        </div>
      </PageColumn>
    </ServerTint>
  );
};

export default ServerPage;
