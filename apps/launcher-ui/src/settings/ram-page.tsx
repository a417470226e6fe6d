import { useAmounts } from '@hoshikraft/i18n';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSelectedClient } from '../parts/use-selected-client.ts';
import { useService } from '../service/service-context.tsx';
import { serviceQueries } from '../service/service-queries.ts';
import { RamForm } from './ram-form.tsx';
import { SettingQuery } from './setting-query.tsx';
import { SettingsLayout, SettingsPart } from './settings-layout.tsx';

/** Minimum memory that we recommend, MiB (docs/product/launcher.md#settings). */
const RECOMMENDED_LEAST = 2048;

/** Memory of the game. */
export const RamPage = () => {
  const { t } = useLingui();
  const { memory: format } = useAmounts();
  const least = format(RECOMMENDED_LEAST);
  const { selected, loading } = useSelectedClient();
  const memory = useQuery({ ...serviceQueries.memory(useService(), selected?.uuid), enabled: !loading });
  return (
    <SettingsLayout title={t`Memory`} lead={t`We recommend ${least} or more. Changes take effect at the next launch.`}>
      <SettingsPart>
        <SettingQuery query={memory}>
          {(value) => <RamForm memory={value} clientName={selected?.name} recommendedLeast={RECOMMENDED_LEAST} />}
        </SettingQuery>
      </SettingsPart>
    </SettingsLayout>
  );
};
