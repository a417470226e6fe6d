import type { Schemas } from '@hoshikraft/api-client';
import { Disclosure, Text } from '@hoshikraft/ui';
import { Plural, useLingui } from '@lingui/react/macro';
import { CopyAddress } from './copy-address.tsx';
import { ModList, ServerFacts } from './server-facts.tsx';

/** Address, worlds and mods of a server, folded. */
export const ServerSpecifications = ({ server }: { server: Schemas['Server'] }) => {
  const { t } = useLingui();
  const { serverName, mods } = server.documentMeta;
  return (
    <Disclosure summary={t`Address, worlds and mods`}>
      <div className="server-specifications">
        <CopyAddress address={server.address} serverName={serverName} />
        <ServerFacts server={server} />
        {mods.length > 0 && (
          <div>
            <Text tone="muted" size="small">
              <Plural value={mods.length} one="# mod" other="# mods" />
            </Text>
            <ModList mods={mods} />
          </div>
        )}
      </div>
    </Disclosure>
  );
};
