import { ServerEmblem, Tabs } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useMain } from '../../framework/page/use-main.ts';

export interface ServerTabsProps {
  /** The server that is shown; null is all of them together. */
  server: string | null;
  /** Address of the same page with another one. */
  hrefOf: (server: string | null) => string;
}

/** All servers together or one of them, each choice a link with its emblem. */
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
