import { adminCalls, adminQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { Time } from '@hoshikraft/i18n';
import { Button, PageTitle, Tag, Text, VisuallyHidden } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ActDialog } from '../audit/act-dialog.tsx';
import { AdminTable } from '../table/admin-table.tsx';
import type { TableColumn } from '../table/table-column.ts';
import { NewCodeDialog } from './new-code-dialog.tsx';
import { useSaleWords } from './sale-words.ts';

type Code = Schemas['ListedPromoCode'];

const EndDialog = ({ code: { id, code }, onClose }: { code: Code; onClose: () => void }) => {
  const { t } = useLingui();
  return (
    <ActDialog
      title={t`End of “${code}”`}
      submit={t`End now`}
      done={t`The code is over`}
      act={adminCalls.endPromoCode(useApi(), id)}
      order={(reason) => ({ reason })}
      onClose={onClose}
    >
      <Text>{t`No one can use it any more. It doesn't start again.`}</Text>
    </ActDialog>
  );
};

/** Promo codes, the newest first. */
export const CodesPage = () => {
  const { t } = useLingui();
  const { states, off, scope } = useSaleWords();
  // Beside the table: a refused act reloads the list, and still says why.
  const [open, setOpen] = useState<Code | 'new' | null>(null);
  const close = (): void => setOpen(null);
  const columns: TableColumn<Code>[] = [
    { id: 'code', header: t`Promo code`, lead: true, long: true, text: ({ code }) => code },
    {
      id: 'state',
      header: t`State`,
      text: ({ state }) => states[state],
      render: ({ state }) => <Tag tone={state === 'running' ? 'success' : 'outline'}>{states[state]}</Tag>,
    },
    { id: 'off', header: t`Reduction`, text: ({ terms }) => off({ ...terms, periods: [] }) },
    { id: 'scope', header: t`Applies to`, long: true, text: ({ terms }) => scope({ ...terms, periods: [] }) },
    { id: 'newcomers', header: t`For whom`, text: ({ terms }) => (terms.newcomers ? t`First purchase` : t`Everyone`) },
    { id: 'uses', header: t`Uses`, align: 'number', text: ({ uses, terms }) => `${uses} / ${terms.maxUses ?? '∞'}` },
    {
      id: 'each',
      header: t`Uses by each player`,
      align: 'number',
      text: ({ terms }) => String(terms.maxUsesEach ?? '∞'),
    },
    {
      id: 'endsAt',
      header: t`Ends on`,
      text: ({ terms }) => terms.endsAt ?? '',
      render: ({ terms }) => (terms.endsAt === null ? '—' : <Time at={terms.endsAt} />),
    },
    { id: 'madeBy', header: t`Operator`, text: ({ madeBy }) => madeBy },
    {
      id: 'acts',
      header: t`Actions`,
      render: (code) =>
        code.state === 'running' && (
          <Button size="small" onClick={() => setOpen(code)}>
            {t`End now`} <VisuallyHidden>{code.code}</VisuallyHidden>
          </Button>
        ),
    },
  ];
  return (
    <>
      <PageTitle
        title={t`Promo codes`}
        lead={t`Players enter a code when they buy a privilege.`}
        action={
          <Button variant="primary" startIcon="plus" onClick={() => setOpen('new')}>
            {t`New promo code`}
          </Button>
        }
      />
      <AdminTable
        name="codes"
        caption={t`Promo codes`}
        list={adminQueries.codes(useApi())}
        columns={columns}
        getId={({ id }) => id}
        empty={{ title: t`No promo codes yet`, text: t`Make one for an event or for newcomers.` }}
      />
      {open === 'new' && <NewCodeDialog onClose={close} />}
      {open !== null && open !== 'new' && <EndDialog code={open} onClose={close} />}
    </>
  );
};
