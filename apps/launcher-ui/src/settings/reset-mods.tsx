import { Button, showToast, Text } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { saveSelectedMods } from '../parts/selected-mods.ts';
import { useService } from '../service/service-context.tsx';
import { serviceQueries } from '../service/service-queries.ts';

/** Resets the optional mods of every client to the published defaults. */
export const ResetMods = () => {
  const { t } = useLingui();
  const service = useService();
  const queries = useQueryClient();
  const { data } = useQuery(serviceQueries.clients(service));
  const reset = useMutation({
    mutationFn: async () => {
      for (const { uuid, optionalMods } of data?.clients ?? []) {
        const published = optionalMods.filter(({ enabledAtFirst }) => enabledAtFirst).map(({ id }) => id);
        await saveSelectedMods(service, queries, uuid, published);
      }
    },
    onSuccess: () => showToast({ id: 'mods-reset', type: 'success', text: t`Recommended mods restored.` }),
  });
  const some = data?.clients.some(({ optionalMods }) => optionalMods.length > 0) ?? false;
  return (
    <>
      <Text
        tone="muted"
        size="small"
      >{t`Restores the recommended mods for every client. Takes effect at the next launch.`}</Text>
      <div className="settings__row">
        <Button startIcon="history" disabled={!some} loading={reset.isPending} onClick={() => reset.mutate()}>
          {t`Reset to recommended`}
        </Button>
      </div>
    </>
  );
};
