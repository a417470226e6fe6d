import type { ModName } from '@hoshikraft/api-client';
import { useLocale } from '@hoshikraft/i18n';
import { Heading, Link, Tag } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { addressOf, NO_FILTERS } from '../../content/documents/documents-view.ts';
import { type ModGroup, modsByTag } from './mods-by-tag.ts';

const Mods = ({ mods }: Pick<ModGroup, 'mods'>) => {
  const to = usePagePath();
  return (
    <ul className="server-facts__mods">
      {mods.map(({ id, title, version }) => (
        <li key={title}>
          {id === null ? (
            <Tag tone="outline">{title}</Tag>
          ) : (
            <Link href={to(`mods/${id}`)}>{version === null ? title : `${title} ${version}`}</Link>
          )}
        </li>
      ))}
    </ul>
  );
};

export interface ServerModsProps {
  server: string;
  mods: readonly string[];
  /** Mods that have a page; empty while loading. */
  known: readonly ModName[];
}

/** Mods of a server by tag, each with a link to its page if it has one. */
export const ServerMods = ({ server, mods, known }: ServerModsProps) => {
  const { t } = useLingui();
  const to = usePagePath();
  const groups = modsByTag(mods, known, useLocale());
  if (groups.length === 1 && groups[0]?.tag === null) return <Mods mods={groups[0].mods} />;
  return (
    <div className="server-mods">
      {groups.map(({ tag, mods: those }) => (
        <section key={tag?.id ?? ''} className="server-mods__group">
          <Heading level={3}>
            {tag === null ? (
              t`Others`
            ) : (
              <Link href={to(addressOf('mods', { ...NO_FILTERS, tag: tag.id, server }))}>{tag.title}</Link>
            )}
          </Heading>
          <Mods mods={those} />
        </section>
      ))}
    </div>
  );
};
