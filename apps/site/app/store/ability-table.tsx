import { type Answer, Loaded } from '@hoshikraft/answers';
import type { ComparedAbility, Schemas } from '@hoshikraft/api-client';
import { Icon, Section, Skeleton, SkeletonGroup, VisuallyHidden } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { abilityIcon } from '../page/drawn-names.ts';
import { firstPair, type Pair, PairPicker } from './pair-picker.tsx';

type Role = Schemas['StoreRole'];

const Value = ({ value }: { value: string | true | undefined }) => {
  const { t } = useLingui();
  if (typeof value === 'string') return value;
  return (
    <span className={value ? 'store-table__yes' : 'store-table__no'}>
      <span aria-hidden="true">{value ? '✓' : '—'}</span>
      <VisuallyHidden>{value ? t`Yes` : t`No`}</VisuallyHidden>
    </span>
  );
};

interface TableProps {
  roles: readonly Role[];
  rows: readonly ComparedAbility[];
  /** The two roles that a phone shows. */
  pair: Pair;
}

const Table = ({ roles, rows, pair }: TableProps) => {
  const { t } = useLingui();
  const place = ({ id }: Role) => (pair.includes(id) ? undefined : 'store-table__other');
  return (
    // It scrolls sideways where it is wider than the window: whoever has no pointer scrolls it with the arrow keys.
    <div className="store-table" role="region" aria-label={t`Abilities of the roles`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t`Ability`}</th>
            {roles.map((role) => (
              <th key={role.id} scope="col" className={place(role)}>
                {role.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, icon, title, values }) => (
            <tr key={id}>
              <th scope="row">
                <span className="store-table__ability">
                  <Icon name={abilityIcon(icon)} size={18} />
                  {title}
                </span>
              </th>
              {roles.map((role) => (
                <td key={role.id} className={place(role)}>
                  <Value value={values[role.id]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const Loading = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading the abilities`}>
      <Skeleton variant="card" height={420} />
    </SkeletonGroup>
  );
};

interface AbilityTableProps {
  query: Answer<readonly ComparedAbility[]>;
  roles: readonly Role[];
}

/** Every ability of the server's roles, side by side: all of them, or the chosen two on phones. */
export const AbilityTable = ({ query, roles }: AbilityTableProps) => {
  const { t } = useLingui();
  const [pair, setPair] = useState(() => firstPair(roles));
  if (query.data?.length === 0) return null;
  return (
    <Section title={t`Abilities side by side`} id="abilities">
      <Loaded query={query} level={3} loading={<Loading />}>
        {(rows) => (
          <>
            {roles.length > 2 && <PairPicker roles={roles} pair={pair} onPair={setPair} />}
            <Table roles={roles} rows={rows} pair={pair} />
          </>
        )}
      </Loaded>
    </Section>
  );
};
