import { useAmounts } from '@hoshikraft/i18n';
import { Button, Facts, Notice } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useService } from '../service/service-context.tsx';
import { serviceQueries, type ServiceSchemas } from '../service/service-queries.ts';
import { MoveFolder } from './move-folder.tsx';
import { SettingQuery } from './setting-query.tsx';
import { SettingsLayout, SettingsPart } from './settings-layout.tsx';

type Warning = ServiceSchemas['ResourceFolder']['warnings'][number];

const Warnings = ({ warnings }: { warnings: readonly Warning[] }) => {
  const { t } = useLingui();
  const words: Readonly<Record<Warning, string>> = {
    long_path: t`The path is long: some mods may not find their files. Choose a folder closer to the root of the disk.`,
    low_space: t`This disk is almost full: an update may not fit.`,
    network_drive: t`This is a network drive: the game will start slowly and may lose files if the connection drops.`,
    synced_folder: t`This folder is synced to the cloud, which may change files while the game is running. Move the game to another folder.`,
  };
  return warnings.map((warning) => (
    <Notice key={warning} tone="warn">
      {words[warning]}
    </Notice>
  ));
};

/** Folder of the clients. */
export const FolderPage = () => {
  const { t } = useLingui();
  const { bytes } = useAmounts();
  const service = useService();
  const folder = useQuery(serviceQueries.resourceFolder(service));
  const open = useMutation(serviceQueries.openResourceFolder(service));
  return (
    <SettingsLayout title={t`Game folder`} lead={t`Game clients, worlds, screenshots and settings are stored here.`}>
      <SettingQuery query={folder}>
        {({ value, free, used, warnings }) => (
          <>
            <SettingsPart>
              <div className="settings__choice">
                <code className="settings__path">{value}</code>
                <Button
                  startIcon="folder"
                  loading={open.isPending}
                  loadingLabel={t`Opening…`}
                  onClick={() => open.mutate()}
                >
                  {t`Open the folder`}
                </Button>
              </div>
              <Facts
                items={[
                  { key: 'used', label: t`Used by the game`, value: bytes(used) },
                  { key: 'free', label: t`Free on this disk`, value: bytes(free) },
                ]}
              />
              <p className="hk-small hk-muted">
                {t`Clients share files, so together they take less space than they would separately.`}
              </p>
              <Warnings warnings={warnings} />
            </SettingsPart>
            <SettingsPart title={t`Move to another folder`}>
              <MoveFolder present={value} used={used} />
            </SettingsPart>
          </>
        )}
      </SettingQuery>
    </SettingsLayout>
  );
};
