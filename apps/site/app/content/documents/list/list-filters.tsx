import type { Schemas } from '@hoshikraft/api-client';
import { SearchField, SelectField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { ServerSelect } from '../../../framework/page/server-select.tsx';
import { usePagePath } from '../../../framework/page/site-facts.tsx';
import { useTypedSearch } from '../../../framework/page/use-typed-search.ts';
import { addressOf, type DocumentsView, MAX_SEARCH, type ReadTarget, SORTS } from '../documents-view.ts';

export interface ListFiltersProps {
  target: ReadTarget;
  view: DocumentsView;
  tags: readonly Schemas['DocumentTag'][];
}

/** The filters of a list in one row. Before hydration the browser submits the form itself. */
export const ListFilters = ({ target, view, tags }: ListFiltersProps) => {
  const { t } = useLingui();
  const to = usePagePath();
  const navigate = useNavigate();
  const { typed, type, send } = useTypedSearch(view.q, MAX_SEARCH, (q) => addressOf(target, { ...view, q }));
  const show = (changed: Partial<DocumentsView>): void =>
    void navigate(to(addressOf(target, { ...view, ...changed })), { preventScrollReset: true });
  const used = tags.filter(({ id, count }) => count !== 0 || id === view.tag);
  const orders = { newest: t`Newest first`, popular: t`Popular`, title: t`By title` };
  return (
    <form
      role="search"
      action={to(target)}
      className="documents-filters"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="documents-filters__search">
        <SearchField
          label={target === 'news' ? t`Search the news` : t`Search mods`}
          name="q"
          value={typed}
          maxLength={MAX_SEARCH}
          onChange={({ target: { value } }) => type(value)}
        />
      </div>
      <div className="documents-filters__choices">
        <ServerSelect value={view.server} onChange={(server) => show({ server })} />
        <SelectField
          label={t`Tag`}
          name="tag"
          value={view.tag ?? ''}
          onChange={({ target: { value } }) => show({ tag: value || null })}
        >
          <option value="">{t`All tags`}</option>
          {used.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t`Order`}
          name="sort"
          value={view.sort}
          onChange={({ target: { value } }) => show({ sort: SORTS.find((sort) => sort === value) ?? 'newest' })}
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {orders[sort]}
            </option>
          ))}
        </SelectField>
      </div>
    </form>
  );
};
