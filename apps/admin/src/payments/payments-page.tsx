import { adminQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { Link, PageTitle, Row } from '@hoshikraft/ui';
import { SelectField, TextField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { PlayerLink } from '../audit/player-link.tsx';
import { AdminTable } from '../table/admin-table.tsx';
import { SearchFilter } from '../table/search-filter.tsx';
import type { TableColumn } from '../table/table-column.ts';
import { useFilters } from '../table/use-filters.ts';
import { METHODS, STATES, usePaymentColumns, usePaymentWords } from './payment-columns.tsx';

/** Longest text that is searched for. */
const MAX_SEARCH = 100;
const DAY = /^\d{4}-\d\d-\d\d$/;
/** A link of the first page asks for these. */
const ASKED = 'true';

/** Top-ups of all players. */
export const PaymentsPage = () => {
  const { t } = useLingui();
  const api = useApi();
  const { methods, states } = usePaymentWords();
  const filters = useFilters(['q', 'state', 'method', 'from', 'to', 'asked']);
  const { values, set } = filters;
  const { q, from, to } = values;
  const state = STATES.find((known) => known === values.state);
  const method = METHODS.find((known) => known === values.method);
  const [first, ...columns] = usePaymentColumns();
  const player: TableColumn<Schemas['AdminPayment']> = {
    id: 'player',
    header: t`Player`,
    text: (payment) => payment.player.login,
    render: (payment) => <PlayerLink player={payment.player} />,
  };
  const number: TableColumn<Schemas['AdminPayment']> = {
    id: 'id',
    header: t`Number`,
    long: true,
    text: ({ id }) => id,
  };
  const filter = {
    ...(q !== '' && { q }),
    ...(state && { state }),
    ...(method && { method }),
    ...(DAY.test(from) && { from }),
    ...(DAY.test(to) && { to }),
    ...(values.asked === ASKED && { asked: true }),
  };
  return (
    <>
      <PageTitle
        title={t`Payments`}
        action={
          <Row gap={3}>
            <Link href="/payment-events">{t`Events of payments`}</Link>
            <Link href="/debts">{t`Debts`}</Link>
          </Row>
        }
      />
      <div className="admin-filters" role="search">
        <SearchFilter
          label={t`Nickname or number`}
          value={q}
          maxLength={MAX_SEARCH}
          onSearch={(text) => set('q', text)}
        />
        <SelectField label={t`State`} value={state ?? ''} onChange={({ target }) => set('state', target.value)}>
          <option value="">{t`All states`}</option>
          {STATES.map((known) => (
            <option key={known} value={known}>
              {states[known]}
            </option>
          ))}
        </SelectField>
        <SelectField label={t`Method`} value={method ?? ''} onChange={({ target }) => set('method', target.value)}>
          <option value="">{t`All methods`}</option>
          {METHODS.map((known) => (
            <option key={known} value={known}>
              {methods[known]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t`Refunds`}
          value={values.asked === ASKED ? ASKED : ''}
          onChange={({ target }) => set('asked', target.value)}
        >
          <option value="">{t`All payments`}</option>
          <option value={ASKED}>{t`Without an answer for an hour`}</option>
        </SelectField>
        <TextField label={t`First day`} type="date" value={from} onChange={({ target }) => set('from', target.value)} />
        <TextField label={t`Last day`} type="date" value={to} onChange={({ target }) => set('to', target.value)} />
      </div>
      <AdminTable
        name="all-payments"
        caption={t`Payments`}
        list={adminQueries.allPayments(api, filter)}
        columns={[...(first ? [first] : []), player, ...columns.slice(0, -1), number, ...columns.slice(-1)]}
        getId={({ id }) => id}
        filters={filters}
        empty={{ title: t`No payments yet`, text: t`Top-ups appear here when players begin to pay.` }}
      />
    </>
  );
};
