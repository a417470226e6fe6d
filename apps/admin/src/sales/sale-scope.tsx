import type { Schemas } from '@hoshikraft/api-client';
import { PERIODS } from '@hoshikraft/shared';
import { Stack, Text } from '@hoshikraft/ui';
import { CheckboxField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { useSaleWords } from './sale-words.ts';

type Terms = Schemas['SaleTerms'];

interface ChoicesProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}

const Choices = <Value extends string>({ label, options, chosen, onChange }: ChoicesProps<Value>) => (
  <Stack gap={1} role="group" aria-label={label}>
    <Text size="small">{label}</Text>
    <div className="sale-choices">
      {options.map((option) => (
        <CheckboxField
          key={option.value}
          label={option.label}
          checked={chosen.includes(option.value)}
          onChange={({ target }) =>
            onChange(
              options
                .map(({ value }) => value)
                .filter((value) => (value === option.value ? target.checked : chosen.includes(value))),
            )
          }
        />
      ))}
    </div>
  </Stack>
);

export interface SaleScopeProps {
  roles: readonly Schemas['PreviewedRole'][];
  terms: Terms;
  /** Whether it can be limited to periods. */
  withPeriods?: boolean;
  onChange: (change: Partial<Terms>) => void;
}

/** What a sale applies to: nothing chosen is everything. Privileges of the chosen servers alone. */
export const SaleScope = ({ roles, terms, withPeriods = false, onChange }: SaleScopeProps) => {
  const { t } = useLingui();
  const { periods } = useSaleWords();
  const servers = new Map(roles.map(({ serverId, serverName }) => [serverId, serverName]));
  const offered = roles.filter(({ serverId }) => terms.servers.includes(serverId));
  return (
    <>
      <Choices
        label={t`Servers (none chosen means all)`}
        options={[...servers].map(([value, label]) => ({ value, label }))}
        chosen={terms.servers}
        onChange={(chosen) => onChange({ servers: chosen, roles: [] })}
      />
      {offered.length > 0 && (
        <Choices
          label={t`Privileges (none chosen means all)`}
          options={offered.map(({ id, name, serverName }) => ({
            value: id,
            label: terms.servers.length > 1 ? `${name} (${serverName})` : name,
          }))}
          chosen={terms.roles}
          onChange={(chosen) => onChange({ roles: chosen })}
        />
      )}
      {withPeriods && (
        <Choices
          label={t`Periods (none chosen means all)`}
          options={PERIODS.map((value) => ({ value, label: periods[value] }))}
          chosen={terms.periods}
          onChange={(chosen) => onChange({ periods: chosen })}
        />
      )}
    </>
  );
};
