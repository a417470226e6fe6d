import { Loaded } from '@hoshikraft/async-state';
import {
  accountHistoryQueries,
  authorizationQueries,
  oauthQueries,
  passkeyQueries,
  type Schemas,
} from '@hoshikraft/api-client';
import { Heading, Link, Skeleton, SkeletonGroup, Stack, Text } from '@hoshikraft/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { definePage } from '../../framework/page/define-page.ts';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { useMain } from '../../framework/page/use-main.ts';
import type { LinkedService } from '../../auth/sign-in/services.ts';
import { AccountHistory } from './account-history.tsx';
import './authorization.css';
import { Passkeys } from './passkeys.tsx';
import { PasswordMethod } from './password-method.tsx';
import { RowList } from './row-list.tsx';
import { ServiceLink } from './service-link.tsx';
import { TabHead } from './tab-head.tsx';
import { useOnlyMethodText } from './use-only-method-text.ts';
import { useRefetchHistory } from './use-refetch-history.ts';

const page = definePage({
  queries: ({ api }) => ({ authorization: authorizationQueries.state(api), passkeys: passkeyQueries.state(api) }),
  optional: ({ api }) => ({ services: oauthQueries.services(api), history: accountHistoryQueries.list(api, 'link') }),
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

const Loading = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading sign-in methods`}>
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} variant="block" height={84} />
      ))}
    </SkeletonGroup>
  );
};

interface ServicesProps {
  title: string;
  /** Text below them. */
  children?: ReactNode;
  services: readonly LinkedService[];
  authorization: Schemas['Authorization'];
  offered: readonly LinkedService[];
  onlyText: string;
}

const Services = ({ title, children, services, authorization, offered, onlyText }: ServicesProps) => {
  const shown = services.filter(
    (service) => offered.includes(service) || authorization.services.some((link) => link.service === service),
  );
  if (shown.length === 0) return null;
  return (
    <section>
      <Heading level={2} size="h3" className="cabinet-doors__title">
        {title}
      </Heading>
      <RowList>
        {shown.map((service) => (
          <ServiceLink
            key={service}
            service={service}
            link={authorization.services.find((link) => link.service === service)}
            method={authorization.methods.find(({ method }) => method === service)}
            offered={offered.includes(service)}
            onlyText={onlyText}
          />
        ))}
      </RowList>
      {children !== undefined && <div className="cabinet-doors__note">{children}</div>}
    </section>
  );
};

const SignInMethods = ({ authorization }: { authorization: Schemas['Authorization'] }) => {
  const { t } = useLingui();
  const to = usePagePath();
  useRefetchHistory(authorization.services.length);
  const offered = page.use().services.data?.services ?? [];
  const withBot = useMain()?.links['2fa_tg'] != null;
  const onlyText = useOnlyMethodText(authorization);
  const common = { authorization, offered, onlyText };
  return (
    <Stack gap={6}>
      <section>
        <Heading level={2} size="h3" className="cabinet-doors__title">{t`Nickname and password`}</Heading>
        <RowList>
          <PasswordMethod authorization={authorization} />
        </RowList>
      </section>
      <Passkeys
        passkeys={page.use().passkeys.data?.passkeys ?? []}
        only={authorization.methods.some(({ method, only }) => method === 'passkey' && only)}
        onlyText={onlyText}
      />
      <Services title={t`Services to sign in with`} services={['vk', 'yandex', 'google', 'steam']} {...common} />
      <Services
        title={t`Other linked services`}
        services={['telegram', 'discord', 'youtube']}
        {...common}
        offered={withBot ? [...offered, 'telegram'] : offered}
      >
        <Text tone="muted" size="small">
          <Trans>
            Discord and YouTube are shown on your profile. Choose who sees them in{' '}
            <Link href={to('cabinet/privacy')}>privacy settings</Link>.
          </Trans>
        </Text>
      </Services>
    </Stack>
  );
};

/** Sign-in methods of the account: which are on, which can be turned off, and why not (docs/product/accounts.md#sign-in-services). */
const AuthorizationPage = () => {
  const { t } = useLingui();
  return (
    <>
      <TabHead
        title={t`Sign-in methods`}
        lead={t`How you sign in. Keep at least two methods: if you lose one, you can still get in.`}
      />
      <Loaded query={page.use().authorization} loading={<Loading />}>
        {(authorization) => <SignInMethods authorization={authorization} />}
      </Loaded>
      <div className="cabinet-doors__history">
        <AccountHistory of="link" list={page.use().history} />
      </div>
    </>
  );
};

export default AuthorizationPage;
