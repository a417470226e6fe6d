import type { Schemas } from '@hoshikraft/api-client';
import { Button, Card, Heading, Text } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { CopyAddress } from './copy-address.tsx';

/** How to join a server: the launcher, which installs its mods, or its address. */
export const ServerJoin = ({ server: { address, documentMeta } }: { server: Schemas['Server'] }) => {
  const { t } = useLingui();
  const to = usePagePath();
  const { serverName, gameVersion } = documentMeta;
  return (
    <Card as="section" className="server-join" aria-labelledby="join">
      <Heading level={2} size="h3" id="join">{t`How to join`}</Heading>
      <Text tone="muted" size="small">
        {t`The launcher installs version ${gameVersion} with all mods and takes you straight in.`}
      </Text>
      <Button fullWidth startIcon="download" href={to('start')}>
        {t`Download the launcher`}
      </Button>
      <CopyAddress address={address} serverName={serverName} />
    </Card>
  );
};
