import { Card, Notice, PageTitle, Section } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { ServerRail } from '../../main/server-rail.tsx';
import { useSelectedClient } from '../../parts/use-selected-client.ts';
import { useLiveServers } from '../../parts/use-live-servers.ts';
import { LaunchElements } from './launch-elements.tsx';

/** Shows the launcher's own components in all their states, for developers (docs/product/launcher.md#pages). */
export const ElementsPage = () => {
  const { t } = useLingui();
  const { clients, selected, selectServer } = useSelectedClient();
  const { live, lost } = useLiveServers();
  return (
    <Card size="large">
      <PageTitle title={t`Elements`} lead={t`Launcher components in all their states.`} />
      <Section title={t`Servers`}>
        <ServerRail clients={clients} selectedId={selected?.serverId} onSelect={selectServer} live={live} lost={lost} />
      </Section>
      <Section title={t`Connection`}>
        <Notice tone="warn" title={t`No connection to the launcher`}>
          {t`Reconnecting. Your downloads are safe, and a running game stays open. If this lasts, start the launcher again.`}
        </Notice>
      </Section>
      <LaunchElements />
    </Card>
  );
};
