import type { Schemas } from '@hoshikraft/api-client';
import { ServerEmblem } from '@hoshikraft/ui';
import { SearchField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { Choice, Choices } from '../../../framework/page/choices.tsx';
import { useMain } from '../../../framework/page/use-main.ts';
import { usePagePath } from '../../../framework/page/site-facts.tsx';
import { addressOf, type DocumentsView, MAX_SEARCH, type ReadTarget, SORTS } from '../documents-view.ts';
import { useTypedSearch } from '../../../framework/page/use-typed-search.ts';

interface FiltersProps {
  target: ReadTarget;
  view: DocumentsView;
}

const Search = ({ target, view }: FiltersProps) => {
  const { t } = useLingui();
  const to = usePagePath();
  const { typed, type, send } = useTypedSearch(view.q, MAX_SEARCH, (q) => addressOf(target, { ...view, q }));
  return (
    // Before hydration the browser submits the form itself.
    <form
      role="search"
      action={to(target)}
      className="documents-search"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <SearchField
        label={target === 'news' ? t`Search the news` : t`Search mods`}
        name="q"
        value={typed}
        maxLength={MAX_SEARCH}
        onChange={({ target: { value } }) => type(value)}
      />
      {view.tag !== null && <input type="hidden" name="tag" value={view.tag} />}
      {view.server !== null && <input type="hidden" name="server" value={view.server} />}
      {view.sort !== 'newest' && <input type="hidden" name="sort" value={view.sort} />}
    </form>
  );
};

const ServerChoices = ({ target, view }: FiltersProps) => {
  const { t } = useLingui();
  const to = usePagePath();
  const servers = useMain()?.servers ?? [];
  if (servers.length === 0) return null;
  return (
    <Choices label={t`Server`}>
      <Choice href={to(addressOf(target, { ...view, server: null }))} chosen={view.server === null}>
        {t`All servers`}
      </Choice>
      {servers.map(({ id, documentMeta }) => (
        <Choice key={id} href={to(addressOf(target, { ...view, server: id }))} chosen={view.server === id}>
          <ServerEmblem server={id} size={24} />
          {documentMeta.serverName}
        </Choice>
      ))}
    </Choices>
  );
};

const TagChoices = ({ target, view, tags }: FiltersProps & { tags: readonly Schemas['DocumentTag'][] }) => {
  const { t } = useLingui();
  const to = usePagePath();
  const used = tags.filter(({ id, count }) => count !== 0 || id === view.tag);
  if (used.length === 0) return null;
  return (
    <Choices label={t`Tag`}>
      <Choice href={to(addressOf(target, { ...view, tag: null }))} chosen={view.tag === null}>
        {t`All tags`}
      </Choice>
      {used.map(({ id, title }) => (
        <Choice key={id} href={to(addressOf(target, { ...view, tag: id }))} chosen={view.tag === id}>
          {title}
        </Choice>
      ))}
    </Choices>
  );
};

const SortChoices = ({ target, view }: FiltersProps) => {
  const { t } = useLingui();
  const to = usePagePath();
  const names = { newest: t`Newest first`, popular: t`Popular`, title: t`By title` };
  return (
    <Choices label={t`Order`}>
      {SORTS.map((sort) => (
        <Choice key={sort} href={to(addressOf(target, { ...view, sort }))} chosen={view.sort === sort}>
          {names[sort]}
        </Choice>
      ))}
    </Choices>
  );
};

/** Filters of a list; every choice is a link. */
export const ListFilters = ({ target, view, tags }: FiltersProps & { tags: readonly Schemas['DocumentTag'][] }) => (
  <div className="documents-filters">
    <div className="documents-filters__first">
      <Search target={target} view={view} />
      <SortChoices target={target} view={view} />
    </div>
    <ServerChoices target={target} view={view} />
    <TagChoices target={target} view={view} tags={tags} />
  </div>
);
