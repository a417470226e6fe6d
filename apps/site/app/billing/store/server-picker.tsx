import type { Schemas } from '@hoshikraft/api-client';
import { Link, ServerEmblem } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { storeView, useRecipient } from './store-view.ts';

export interface ServerPickerProps {
  servers: readonly Schemas['ServerName'][];
  picked: string;
  /** Preserved when the server changes. */
  period: Schemas['Period'];
}

/** Links to the servers: each has its address. */
export const ServerPicker = ({ servers, picked, period }: ServerPickerProps) => {
  const { t } = useLingui();
  const to = usePagePath();
  const recipient = useRecipient();
  return (
    <nav aria-label={t`Server`}>
      <ul className="store-servers">
        {servers.map(({ id, documentMeta }) => (
          <li key={id}>
            <Link
              className="store-server"
              href={to(storeView(id, period, recipient))}
              title={documentMeta.serverName}
              aria-current={id === picked ? 'page' : undefined}
            >
              <ServerEmblem server={id} size={32} />
              <span className="store-server__name">{documentMeta.serverName}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
