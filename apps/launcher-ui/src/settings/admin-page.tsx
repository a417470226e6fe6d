import { CheckboxField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { type UseMutationOptions, useMutation, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useService } from '../service/service-context.tsx';
import { serviceQueries, type ServiceSchemas } from '../service/service-queries.ts';
import { FlagsForm } from './flags-form.tsx';
import { SaveStatus } from './save-status.tsx';
import { SettingQuery } from './setting-query.tsx';
import { SettingsLayout, SettingsPart } from './settings-layout.tsx';

type Toggle = ServiceSchemas['Toggle'];

interface ToggleSettingProps {
  query: UseQueryResult<Toggle>;
  save: UseMutationOptions<Toggle, Error, boolean>;
  label: string;
  help: string;
}

const ToggleSetting = ({ query, save, label, help }: ToggleSettingProps) => {
  const { t } = useLingui();
  const { mutate, ...saving } = useMutation(save);
  // Shown at once: the pending state of the mutation comes one render later.
  const [requested, setRequested] = useState<boolean | null>(null);
  const change = (next: boolean): void => {
    setRequested(next);
    mutate(next, { onSettled: () => setRequested(null) });
  };
  return (
    <SettingQuery query={query}>
      {({ value }) => (
        <div className="settings__toggle">
          <CheckboxField
            label={label}
            help={help}
            checked={requested ?? value}
            disabled={requested !== null}
            onChange={(event) => change(event.target.checked)}
          />
          <SaveStatus saving={saving} savedText={t`Saved. Takes effect at the next launch.`} />
        </div>
      )}
    </SettingQuery>
  );
};

/** Administration settings: permission `launcher.admin`. */
export const AdminPage = () => {
  const { t } = useLingui();
  const service = useService();
  const debug = useQuery(serviceQueries.debugger(service));
  const display = useQuery(serviceQueries.logDisplay(service));
  const flags = useQuery(serviceQueries.jvmFlags(service));
  return (
    <SettingsLayout
      title={t`Administration`}
      lead={t`For advanced users. Changes take effect the next time you launch the game.`}
    >
      <SettingsPart>
        <div className="settings__toggles">
          <ToggleSetting
            query={debug}
            save={serviceQueries.setDebugger(service)}
            label={t`Debugger`}
            help={t`Opens the game's console when the game starts. It stays open until you leave it.`}
          />
          <ToggleSetting
            query={display}
            save={serviceQueries.setLogDisplay(service)}
            label={t`Show the log`}
            help={t`This also opens the console with the game: one of the two is enough.`}
          />
        </div>
      </SettingsPart>
      <SettingsPart title={t`JVM flags`}>
        <SettingQuery query={flags}>{(value) => <FlagsForm flags={value} />}</SettingQuery>
      </SettingsPart>
    </SettingsLayout>
  );
};
