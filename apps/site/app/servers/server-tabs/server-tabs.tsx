import { ServerEmblem, Tabs } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useMain } from '../../framework/page/use-main.ts';

export interface ServerTabsProps {
  /** The selected server; null for all servers together. */
  server: string | null;
  /** Address of the page for another server. */
  hrefOf: (server: string | null) => string;
}

/** Tabs for all servers together and for each of them; each tab is a link with an emblem. */
export const ServerTabs = ({ server, hrefOf }: ServerTabsProps) => {
  const { t } = useLingui();
  const servers = useMain()?.servers ?? [];
  return (
    <Tabs
      label={t`Server`}
      items={[
        { href: hrefOf(null), label: t`All servers`, current: server === null },
        ...servers.map(({ id, documentMeta }) => ({
          href: hrefOf(id),
          label: (
            <>
              <ServerEmblem server={id} size={24} />
              {documentMeta.serverName}
            </>
          ),
          current: id === server,
        })),
      ]}
    />
  );
};
