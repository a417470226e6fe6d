import { ListSkeleton, Loaded } from '@hoshikraft/async-state';
import { accountHistoryQueries, type Schemas, twoFactorQueries } from '@hoshikraft/api-client';
import { Icon, Link, Notice, Stack, Text } from '@hoshikraft/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { definePage } from '../../framework/page/define-page.ts';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { useMain } from '../../framework/page/use-main.ts';
import { ServiceMark } from '../../auth/sign-in/service-mark.tsx';
import { AccountHistory } from './account-history.tsx';
import { FactorCard } from './factor-card.tsx';
import { LinkApp } from './link-app.tsx';
import { LinkBot } from './link-bot.tsx';
import { RecoveryCodes, NewRecoveryCodes } from './recovery-codes.tsx';
import { RowList } from './row-list.tsx';
import { TabHead } from './tab-head.tsx';
import { useFirstCodes } from './use-first-codes.ts';
import { useRefetchHistory } from './use-refetch-history.ts';

const page = definePage({
  queries: ({ api }) => ({ state: twoFactorQueries.state(api) }),
  optional: ({ api }) => ({ history: accountHistoryQueries.list(api, '2fa') }),
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

const Factors = ({ state }: { state: Schemas['TwoFactor'] }) => {
  const { t } = useLingui();
  const to = usePagePath();
  const links = useMain()?.links;
  useRefetchHistory(state.methods.length);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  useFirstCodes(state, setCodes);
  if (codes !== null) return <NewRecoveryCodes codes={codes} onSaved={() => setCodes(null)} />;
  return (
    <Stack gap={3}>
      {state.enabled ? (
        <Notice tone="success">{t`Two-factor sign-in is on: you need your password and a code.`}</Notice>
      ) : (
        <Notice tone="warn">{t`Two-factor sign-in is off: anyone with your password can sign in.`}</Notice>
      )}
      <RowList>
        <FactorCard
          state={state}
          factor={1}
          mark={<ServiceMark service="telegram" />}
          title="Telegram"
          text={t`Our bot sends a code each time you sign in.`}
        >
          <LinkBot code={state.code} chat={links?.['2fa_tg'] ?? null} />
        </FactorCard>
        <FactorCard
          state={state}
          factor={2}
          mark={<ServiceMark service="vk" />}
          title={t`VK`}
          text={t`Our VK community sends a code each time you sign in.`}
        >
          <LinkBot code={state.code} chat={links?.['2fa_vk'] ?? null} />
        </FactorCard>
        <FactorCard
          state={state}
          factor={3}
          mark={
            <span className="cabinet-session__icon">
              <Icon name="monitor" size={24} />
            </span>
          }
          title={t`Authenticator app`}
          text={t`Get codes from an app, even offline.`}
        >
          <LinkApp onOn={setCodes} />
        </FactorCard>
      </RowList>
      <Text tone="muted">
        <Trans>
          A passkey can be your second step or replace the password:{' '}
          <Link href={to('cabinet/authorization')}>add one in sign-in methods</Link>.
        </Trans>
      </Text>
      {state.enabled && <RecoveryCodes state={state} onCreated={setCodes} />}
    </Stack>
  );
};

const TwoFactorPage = () => {
  const { t } = useLingui();
  const { state, history } = page.use();
  return (
    <>
      <TabHead
        title={t`Two-factor sign-in`}
        lead={t`A second step when you sign in: a code from a bot or an app in addition to your password.`}
      />
      <Stack gap={5}>
        <Loaded query={state} loading={<ListSkeleton label={t`Loading two-factor sign-in`} rows={3} height={132} />}>
          {(loaded) => <Factors state={loaded} />}
        </Loaded>
        <AccountHistory of="2fa" list={history} />
      </Stack>
    </>
  );
};

export default TwoFactorPage;
