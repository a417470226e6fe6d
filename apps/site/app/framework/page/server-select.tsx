import { SelectField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { useMain } from './use-main.ts';

export interface ServerSelectProps {
  /** Id of the selected server; null for all. */
  value: string | null;
  onChange: (server: string | null) => void;
}

/** Filter of a list by server. */
export const ServerSelect = ({ value, onChange }: ServerSelectProps) => {
  const { t } = useLingui();
  const servers = useMain()?.servers ?? [];
  return (
    <SelectField
      label={t`Server`}
      name="server"
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || null)}
    >
      <option value="">{t`All servers`}</option>
      {servers.map(({ id, documentMeta }) => (
        <option key={id} value={id}>
          {documentMeta.serverName}
        </option>
      ))}
    </SelectField>
  );
};
