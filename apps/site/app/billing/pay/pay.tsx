import { Loaded } from '@hoshikraft/async-state';
import { paymentQueries } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import { useFormats } from '@hoshikraft/i18n';
import { Button, EmptyState, Link, Notice, Popover, Skeleton, SkeletonGroup } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { PageHead } from '../../framework/page/page-head.tsx';
import { definePage } from '../../framework/page/define-page.ts';
import { CompactPage } from '../../shell/compact-page.tsx';
import { RegionChoice } from '../../shell/region-choice.tsx';
import { parseReturnTo } from './attempt.ts';
import { suggestedAmount, usableSteps } from './bonus.ts';
import { PayFailed } from './pay-failed.tsx';
import { PaySuccess } from './pay-success.tsx';
import './pay.css';
import { TopUpForm } from './top-up-form.tsx';
import { useAttempt } from './use-attempt.ts';
import { parseAmount } from './parse-amount.ts';

const page = definePage({ queries: ({ api }) => ({ options: paymentQueries.options(api) }) });
export const loader = page.loader;
export const clientLoader = page.clientLoader;

const openUrl = (url: string): void => window.location.assign(url);

const Loading = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading payment methods`}>
      <Skeleton variant="block" height={72} />
      <Skeleton variant="block" height={72} />
      <Skeleton variant="block" height={72} />
      <Skeleton variant="block" height={52} />
      <Skeleton variant="block" height={56} />
    </SkeletonGroup>
  );
};

interface TopUpProps {
  amount: string | null;
  returnTo: string | null;
  login: string;
  leave: (url: string) => void;
}

const Empty = () => {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`No payment methods right now`}
      text={t`There are no payment methods for your region right now. Change the region or come back later.`}
      actions={
        <Popover
          trigger={(props) => <Button variant="primary" startIcon="globe" {...props}>{t`Change region`}</Button>}
        >
          <div className="site-place">
            <RegionChoice />
          </div>
        </Popover>
      }
    />
  );
};

/** What the player owes for a top-up that was refunded after its money was spent. */
const Debt = ({ amount }: { amount: number }) => {
  const { t } = useLingui();
  const { money } = useFormats();
  const debt = money(amount);
  return (
    <Notice tone="warn" title={t`Your debt is ${debt}`}>
      {t`A top-up of yours was refunded after its money was spent. The next top-up pays the debt first; until then you can't buy anything.`}
    </Notice>
  );
};

const TopUp = ({ amount, ...attempt }: TopUpProps) => (
  <Loaded query={page.use().options} loading={<Loading />}>
    {(options) => {
      if (options.methods.length === 0) return <Empty />;
      const bonuses = usableSteps(options.bonuses);
      return (
        <>
          {options.debt > 0 && <Debt amount={options.debt} />}
          <TopUpForm
            key={amount}
            options={{ ...options, bonuses }}
            initialAmount={amount === null ? suggestedAmount(bonuses) : parseAmount(amount, options.limits)}
            {...attempt}
          />
        </>
      );
    }}
  </Loaded>
);

export interface PayProps {
  /** Opens the payment page; replaced in tests. */
  leave?: ((url: string) => void) | undefined;
}

const Pay = ({ leave = openUrl }: PayProps) => {
  const { t } = useLingui();
  const { money } = useFormats();
  const session = useSession();
  const [search] = useSearchParams();
  const auth = session.kind === 'signed-in' ? session.auth : null;
  const login = auth?.data.login ?? '';
  const attempt = useAttempt(login);
  const notify = search.get('notify');
  const balance = money(auth?.balance ?? 0);
  const head = (
    <PageHead
      title={t`Top up your balance`}
      description={t`The money on your balance buys privileges on all our servers.`}
      hidden
    />
  );
  if (notify === 'success') return <PaySuccess attempt={attempt} balance={balance} head={head} />;
  const failed = notify === 'failed';
  const returnTo = parseReturnTo(search.get('return_to')) ?? (failed ? (attempt?.returnTo ?? null) : null);
  const amount = search.get('amount') ?? (failed && attempt !== null ? String(attempt.amount) : null);
  return (
    <CompactPage
      wide
      title={t`Top up your balance`}
      lead={t`Your balance: ${balance}`}
      after={returnTo !== null && <Link href={returnTo}>{t`Go back`}</Link>}
    >
      {head}
      {failed && <PayFailed />}
      <TopUp amount={amount} returnTo={returnTo} login={login} leave={leave} />
    </CompactPage>
  );
};

export default Pay;
