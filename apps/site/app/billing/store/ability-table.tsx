import type { Schemas } from '@hoshikraft/api-client';
import { Icon, Section } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { abilityIcon } from '../../framework/page/icon-names.ts';
import { initialPair, type Pair, PairPicker } from './pair-picker.tsx';

type Role = Schemas['StoreRole'];
type Ability = Schemas['ComparedAbility'];

const Value = ({ ability, role }: { ability: Ability; role: Role }) => {
  const { t } = useLingui();
  const given = ability.values.find(({ roleId }) => roleId === role.id);
  if (given?.value) return given.value;
  return (
    <span className={given ? 'store-table__yes' : 'store-table__no'} role="img" aria-label={given ? t`Yes` : t`No`}>
      {given ? '✓' : '—'}
    </span>
  );
};

interface TableProps {
  roles: readonly Role[];
  abilities: readonly Ability[];
  /** The two roles that a narrow window shows. */
  pair: Pair;
  /** What can be done with a role: a button below its name. */
  action: (role: Role) => ReactNode;
}

const Table = ({ roles, abilities, pair, action }: TableProps) => {
  const { t } = useLingui();
  const classOf = ({ id }: Role) => (pair.includes(id) ? undefined : 'store-table__other');
  return (
    // Focusable, so that the keyboard can scroll it if it is wider than the window.
    <div className="store-table" role="region" aria-label={t`Abilities by privilege`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t`Ability`}</th>
            {roles.map((role) => (
              <th key={role.id} scope="col" className={classOf(role)}>
                {role.name}
              </th>
            ))}
          </tr>
          <tr>
            <td />
            {roles.map((role) => (
              <td key={role.id} className={classOf(role)}>
                {action(role)}
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {abilities.map((ability) => (
            <tr key={ability.id}>
              <th scope="row">
                <span className="store-table__ability">
                  <Icon name={abilityIcon(ability.icon)} />
                  {ability.title}
                </span>
              </th>
              {roles.map((role) => (
                <td key={role.id} className={classOf(role)}>
                  <Value ability={ability} role={role} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

export type AbilityTableProps = Omit<TableProps, 'pair'>;

/** Comparison of all abilities of the server's roles: of all roles, or of the selected two in narrow windows. */
export const AbilityTable = (table: AbilityTableProps) => {
  const { abilities, roles } = table;
  const { t } = useLingui();
  const [selected, setSelected] = useState<Pair>();
  // Of another server, whose roles were shown before.
  const isKnown = selected?.every((id) => roles.some((role) => role.id === id)) ?? false;
  const pair = selected !== undefined && isKnown ? selected : initialPair(roles);
  if (abilities.length === 0) return null;
  return (
    <Section title={t`Compare abilities`} id="abilities" divider="lanterns">
      {roles.length > 2 && <PairPicker roles={roles} pair={pair} onPair={setSelected} />}
      <Table {...table} pair={pair} />
    </Section>
  );
};
