import { type Schemas, storeQueries, useApi } from '@hoshikraft/api-client';
import { Icon, Section, Skeleton, SkeletonGroup, VisuallyHidden } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { LoadFailure } from '../page/load-failure.tsx';
import { type ComparedAbility, compareAbilities } from './comparison.ts';
import { abilityIcon } from './drawn-names.ts';

const Value = ({ value }: { value: string | true | undefined }) => {
  const { t } = useLingui();
  if (value === true) return <Icon name="check" label={t`Yes`} size={18} />;
  if (value !== undefined) return value;
  return (
    <span className="hk-subtle">
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{t`No`}</VisuallyHidden>
    </span>
  );
};

const Table = ({ roles, rows }: { roles: readonly Schemas['StoreRole'][]; rows: readonly ComparedAbility[] }) => {
  const { t } = useLingui();
  return (
    // It scrolls sideways on phones: whoever has no pointer scrolls it with the arrow keys.
    <div className="store-table" role="region" aria-label={t`Abilities of the roles`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t`Ability`}</th>
            {roles.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
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
                <td key={role.id}>
                  <Value value={values.get(role.id)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** Every ability of the server's roles, side by side. */
export const AbilityTable = ({ roles }: { roles: readonly Schemas['StoreRole'][] }) => {
  const { t } = useLingui();
  const api = useApi();
  const answers = useQueries({ queries: roles.map(({ id }) => storeQueries.roleFeatures(api, id)) });
  const loaded = answers.flatMap(({ data }) => data ?? []);
  const failed = answers.find(({ isError }) => isError);
  const rows = compareAbilities(loaded);
  const complete = loaded.length === roles.length;
  if (complete && rows.length === 0) return null;
  const retry = () => Promise.all(answers.filter(({ isError }) => isError).map(({ refetch }) => refetch()));
  return (
    <Section title={t`Abilities side by side`} id="abilities">
      {complete && <Table roles={roles} rows={rows} />}
      {!complete && failed?.error && <LoadFailure level={3} error={failed.error} onRetry={retry} />}
      {!complete && !failed && (
        <SkeletonGroup label={t`Loading the abilities`}>
          <Skeleton variant="card" height={420} />
        </SkeletonGroup>
      )}
    </Section>
  );
};
