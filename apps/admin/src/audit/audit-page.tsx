import { PageTitle } from '@hoshikraft/ui';
import { SelectField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { SearchFilter } from '../table/search-filter.tsx';
import { useFilters } from '../table/use-filters.ts';
import { KINDS, useActWords } from './act-words.ts';
import { ActsTable } from './acts-table.tsx';

/** Longest name of an operator. */
const MAX_NAME = 100;

export const AuditPage = () => {
  const { t } = useLingui();
  const { kinds } = useActWords();
  const filters = useFilters(['operator', 'kind']);
  const { values, set } = filters;
  const kind = KINDS.find((known) => known === values.kind);
  return (
    <>
      <PageTitle title={t`Audit`} lead={t`What operators did, and why.`} />
      <div className="admin-filters">
        <SearchFilter
          label={t`Operator's whole name`}
          value={values.operator}
          maxLength={MAX_NAME}
          onSearch={(operator) => set('operator', operator)}
        />
        <SelectField label={t`What changed`} value={kind ?? ''} onChange={({ target }) => set('kind', target.value)}>
          <option value="">{t`All changes`}</option>
          {KINDS.map((known) => (
            <option key={known} value={known}>
              {kinds[known]}
            </option>
          ))}
        </SelectField>
      </div>
      <ActsTable
        filter={{ ...(values.operator !== '' && { operator: values.operator }), ...(kind && { kind }) }}
        filters={filters}
        empty={{ title: t`No changes yet`, text: t`What operators change on accounts and deliveries appears here.` }}
      />
    </>
  );
};
