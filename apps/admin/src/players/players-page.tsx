import { adminQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { Time } from '@hoshikraft/i18n';
import { Link, PageTitle } from '@hoshikraft/ui';
import { SelectField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { GROUPS, useGroupWords } from '../audit/act-words.ts';
import { AdminTable } from '../table/admin-table.tsx';
import { SearchFilter } from '../table/search-filter.tsx';
import type { TableColumn } from '../table/table-column.ts';
import { useFilters } from '../table/use-filters.ts';

/** Longest text that is searched for: an email. */
const MAX_SEARCH = 320;

export const PlayersPage = () => {
  const { t } = useLingui();
  const api = useApi();
  const { names, list } = useGroupWords();
  const filters = useFilters(['q', 'group']);
  const { values, set } = filters;
  const group = GROUPS.find((known) => known === values.group);
  const columns: TableColumn<Schemas['ListedPlayer']>[] = [
    {
      id: 'login',
      header: t`Nickname`,
      lead: true,
      text: ({ login }) => login,
      render: ({ id, login }) => <Link href={`/players/${id}`}>{login}</Link>,
    },
    { id: 'email', header: t`Email`, long: true, text: ({ email }) => email ?? '—' },
    { id: 'groups', header: t`Groups`, text: ({ groups }) => (groups.length === 0 ? '—' : list(groups)) },
    {
      id: 'registeredAt',
      header: t`Registered`,
      text: ({ registeredAt }) => registeredAt,
      render: ({ registeredAt }) => <Time at={registeredAt} format="day" />,
    },
  ];
  return (
    <>
      <PageTitle title={t`Players`} />
      <div className="admin-filters" role="search">
        <SearchFilter
          label={t`Nickname or email begins with`}
          value={values.q}
          maxLength={MAX_SEARCH}
          onSearch={(q) => set('q', q)}
        />
        <SelectField label={t`Group`} value={group ?? ''} onChange={({ target }) => set('group', target.value)}>
          <option value="">{t`All players`}</option>
          {GROUPS.map((known) => (
            <option key={known} value={known}>
              {names[known]}
            </option>
          ))}
        </SelectField>
      </div>
      <AdminTable
        name="players"
        caption={t`Players`}
        list={adminQueries.players(api, { ...(values.q !== '' && { q: values.q }), ...(group && { group }) })}
        columns={columns}
        getId={({ id }) => id}
        filters={filters}
        empty={{ title: t`No players yet`, text: t`Players appear here when they register on the site.` }}
      />
    </>
  );
};
