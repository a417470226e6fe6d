import type { Schemas } from '@hoshikraft/api-client';
import { Time } from '@hoshikraft/i18n';
import { isOutwardLink } from '@hoshikraft/document';
import { Card, Facts, Heading, Link, ServerEmblem, Written } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePagePath } from '../../../framework/page/site-facts.tsx';

const Servers = ({ document }: { document: Schemas['Document'] }) => {
  const { t } = useLingui();
  const to = usePagePath();
  if (document.servers.length === 0) return <p className="hk-muted">{t`Not on any server right now.`}</p>;
  return (
    <ul className="mod-servers">
      {document.servers.map(({ id, name, version }) => (
        <li key={id}>
          <Link className="mod-server" href={to(`servers/${id}`)}>
            <ServerEmblem server={id} size={36} />
            <span>
              {name}
              {version !== null && <span className="mod-server__version">{t`version ${version}`}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
};

/** Author and home page of a mod. */
const Origin = ({ document }: { document: Schemas['Document'] }) => {
  const { t } = useLingui();
  const { originalAuthor, originalUrl } = document.documentMeta;
  const rows: { key: string; label: string; value: ReactNode }[] = [
    ...(originalAuthor ? [{ key: 'author', label: t`Made by`, value: <Written>{originalAuthor}</Written> }] : []),
    ...(originalUrl && isOutwardLink(originalUrl)
      ? [
          {
            key: 'page',
            label: t`Mod page`,
            value: (
              <Link href={originalUrl} target="_blank" rel="noopener noreferrer nofollow">
                {new URL(originalUrl).hostname}
              </Link>
            ),
          },
        ]
      : []),
    { key: 'updated', label: t`Description updated`, value: <Time at={document.updatedAt} format="day" /> },
  ];
  return <Facts items={rows} />;
};

/** Servers and versions of a mod, and its author. */
export const ModFacts = ({ document }: { document: Schemas['Document'] }) => {
  const { t } = useLingui();
  return (
    <Card className="mod-facts">
      <Heading level={2} size="h3">{t`On the servers`}</Heading>
      <Servers document={document} />
      <Origin document={document} />
    </Card>
  );
};
