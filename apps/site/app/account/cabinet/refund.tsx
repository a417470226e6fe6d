import { ListSkeleton, Loaded } from '@hoshikraft/async-state';
import { homeQueries, refundQueries, type Schemas } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import { useFormats } from '@hoshikraft/i18n';
import { Button, EmptyState, Stack } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { definePage } from '../../framework/page/define-page.ts';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { useServerNames } from '../../framework/page/use-server-names.ts';
import { RefundOfWipe } from './refund-of-wipe.tsx';
import './refund.css';
import { TabHead } from './tab-head.tsx';
import { usePollRefunds } from './use-poll-refunds.ts';

const page = definePage({
  queries: ({ api }) => ({ refunds: refundQueries.list(api) }),
  optional: ({ api }) => ({ home: homeQueries.own(api) }),
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Where the next wipe is announced: on the page of the player's server, else on the page of each server. */
const useNextWipe = (): string => {
  const to = usePagePath();
  const session = useSession();
  const own = session.kind === 'signed-in' ? session.auth.preferredServer : null;
  return own === null ? to('servers') : `${to(`servers/${own}`)}#wipe`;
};

const useNextWipeText = (wipe: Schemas['Home']['nextWipe']): string | null => {
  const { t } = useLingui();
  const { date, daysTo, inDays } = useFormats();
  const names = useServerNames();
  if (wipe === null) return null;
  const [name, day, left] = [names(wipe.serverId), date(wipe.at), inDays(daysTo(wipe.at))];
  return t`Next wipe: ${name}, ${day}, ${left}`;
};

const NoWipes = () => {
  const { t } = useLingui();
  const next = useNextWipeText(page.use().home.data?.nextWipe ?? null);
  return (
    <EmptyState
      title={t`No recent wipes`}
      text={
        <Stack gap={2}>
          {next !== null && <strong>{next}</strong>}
          {t`After a wipe, you can get back what you spent on that server in the 14 days before it. Each server's page shows the date of its next wipe.`}
        </Stack>
      }
      actions={
        <Button startIcon="server" href={useNextWipe()}>
          {t`When is the next wipe?`}
        </Button>
      }
    />
  );
};

const Wipes = ({ wipes }: Schemas['Refunds']) => {
  if (wipes.length === 0) return <NoWipes />;
  return (
    <ul className="refunds">
      {wipes.map((wipe) => (
        <RefundOfWipe key={wipe.wipeId} wipe={wipe} />
      ))}
    </ul>
  );
};

const RefundPage = () => {
  const { t } = useLingui();
  const { refunds } = page.use();
  usePollRefunds(refunds);
  return (
    <>
      <TabHead
        title={t`Refund after a wipe`}
        lead={t`Get back what you spent on a server in the 14 days before its wipe.`}
      />
      <Loaded query={refunds} loading={<ListSkeleton label={t`Loading wipes`} rows={2} height={200} />}>
        {({ wipes }) => <Wipes wipes={wipes} />}
      </Loaded>
    </>
  );
};

export default RefundPage;
