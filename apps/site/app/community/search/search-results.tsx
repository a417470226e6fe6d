import { useLocale } from '@hoshikraft/i18n';
import { Icon, Link, ServerEmblem } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { PlayerFace } from '../players/player-face.tsx';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import type { Group, Hit } from './found-groups.ts';

const ICONS = { servers: 'server', mods: 'cube', news: 'news', players: 'users' } as const;

const Picture = ({ hit: { server, player }, kind }: Pick<OptionProps, 'hit' | 'kind'>) => {
  if (server !== undefined) return <ServerEmblem server={server} size={28} />;
  if (player !== undefined) return <PlayerFace login={player.login} picture={player.avatarOrSkin} size={28} />;
  return <Icon name={ICONS[kind]} />;
};

interface OptionProps {
  hit: Hit;
  kind: Group['kind'];
  active: boolean;
  onChosen: () => void;
  children: string;
}

const Option = ({ hit, kind, active, onChosen, children }: OptionProps) => {
  const to = usePagePath();
  const locale = useLocale();
  return (
    <Link
      id={hit.id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className="search-option"
      href={to(hit.path)}
      lang={hit.locale === locale ? undefined : hit.locale}
      onClick={onChosen}
    >
      <Picture hit={hit} kind={kind} />
      <span>{children}</span>
    </Link>
  );
};

export interface SearchResultsProps {
  id: string;
  groups: readonly Group[];
  /** Id of the active option. */
  activeId: string | undefined;
  onChosen: () => void;
}

/** Search results by kind: a list box controlled by the field's arrow keys. */
export const SearchResults = ({ id, groups, activeId, onChosen }: SearchResultsProps) => {
  const { t } = useLingui();
  const titles = { servers: t`Servers`, mods: t`Mods`, news: t`News`, players: t`Players` };
  const all = {
    servers: '',
    mods: t`All matching mods`,
    news: t`All matching news`,
    players: t`All matching players`,
  };
  return (
    <div id={id} role="listbox" aria-label={t`Search results`} className="search-results">
      {groups.map(({ kind, hits, more }) => (
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <p id={`${id}-${kind}`} className="search-kind">
            {titles[kind]}
          </p>
          {[...hits, ...(more ? [more] : [])].map((hit) => (
            <Option key={hit.id} hit={hit} kind={kind} active={hit.id === activeId} onChosen={onChosen}>
              {hit === more ? all[kind] : hit.title}
            </Option>
          ))}
        </div>
      ))}
    </div>
  );
};
