import { ListSkeleton, Loaded } from '@hoshikraft/async-state';
import { homeQueries, refundQueries, type Schemas } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import { useFormats } from '@hoshikraft/i18n';
import { Button, Card, Heading, Link, Text } from '@hoshikraft/ui';
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

/** The date of the next wipe is on the page of the player's server, else on the page of each server. */
const useWhenNext = (): string => {
  const to = usePagePath();
  const session = useSession();
  const own = session.kind === 'signed-in' ? session.auth.preferredServer : null;
  return own === null ? to('servers') : `${to(`servers/${own}`)}#wipe`;
};

const NextWipe = ({ wipe: { serverId, at } }: { wipe: NonNullable<Schemas['Home']['nextWipe']> }) => {
  const { t } = useLingui();
  const { date, daysTo, inDays } = useFormats();
  const to = usePagePath();
  const names = useServerNames();
  const [name, day, left] = [names(serverId), date(at), inDays(daysTo(at))];
  return (
    <Text size="small">
      <Link href={`${to(`servers/${serverId}`)}#wipe`}>{t`Next wipe: ${name}, ${day}, ${left}`}</Link>
    </Text>
  );
};

const NoWipes = () => {
  const { t } = useLingui();
  const next = page.use().home.data?.nextWipe ?? null;
  const whenNext = useWhenNext();
  return (
    <Card>
      <Heading level={2} size="h3">
        {t`No recent wipes`}
      </Heading>
      <Text>{t`After a wipe, you can get back what you spent on that server in the 14 days before it. Each server's page shows the date of its next wipe.`}</Text>
      {next === null ? (
        <div>
          <Button startIcon="server" href={whenNext}>{t`When is the next wipe?`}</Button>
        </div>
      ) : (
        <NextWipe wipe={next} />
      )}
    </Card>
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
      <TabHead title={t`Refund after a wipe`} lead={t`Money back for what you bought just before a wipe.`} />
      <Loaded query={refunds} loading={<ListSkeleton label={t`Loading wipes`} rows={2} height={200} />}>
        {({ wipes }) => <Wipes wipes={wipes} />}
      </Loaded>
    </>
  );
};

export default RefundPage;
