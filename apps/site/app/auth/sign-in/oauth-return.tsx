import { failureText } from '@hoshikraft/async-state';
import { oauthQueries } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import { Button, NeedsScriptsNotice, Notice, Skeleton, SkeletonGroup, Stack } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { definePage } from '../../framework/page/define-page.ts';
import { PageHead } from '../../framework/page/page-head.tsx';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { CompactPage } from '../../shell/compact-page.tsx';
import { parseCallback } from './oauth-callback.ts';
import { readReturnQuery } from './return-query.ts';
import { ServiceButtons } from './service-buttons.tsx';
import { type OauthService, serviceOf, useServiceName } from './services.ts';
import { useOauthReturn } from './use-oauth-return.ts';

const page = definePage({ optional: ({ api }) => ({ services: oauthQueries.services(api) }) });
export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Other sign-in methods, or a link back to linked services. */
const OtherMethods = () => {
  const { t } = useLingui();
  const to = usePagePath();
  const { services } = page.use();
  if (useSession().kind === 'signed-in') {
    return <Button href={to('cabinet/authorization')}>{t`Back to linked services`}</Button>;
  }
  return (
    <Stack gap={3}>
      <Button href={to('login') + readReturnQuery()}>{t`Sign in with a password`}</Button>
      <ServiceButtons offered={services.data?.services} search={readReturnQuery()} lead={t`or`} />
    </Stack>
  );
};

const useReturnMessages = (service: OauthService, search: string) => {
  const { t, i18n } = useLingui();
  const name = useServiceName()(service);
  // Parsed once: the query is then removed from the address.
  const [callback] = useState(() => parseCallback(service, search));
  const failure = useOauthReturn(callback);
  if (failure !== null) {
    return { title: t`That didn't work`, problem: failure.message, text: failureText(i18n, failure) };
  }
  switch (callback.kind) {
    case 'granted':
      return { title: t`Signing in with ${name}`, problem: null, text: t`One moment.` };
    case 'declined':
      return {
        title: t`Nothing changed`,
        problem: t`You cancelled the ${name} sign-in.`,
        text: t`Try again or choose another way.`,
      };
    case 'refused':
      return {
        title: t`That didn't work`,
        problem: t`${name} didn't confirm your sign-in.`,
        text: t`Try again or choose another way.`,
      };
    case 'nothing':
      return {
        title: t`Sign in with ${name}`,
        problem: t`There's no sign-in to finish here.`,
        text: t`Choose how to sign in.`,
      };
  }
};

const Return = ({ service }: { service: OauthService }) => {
  const { t } = useLingui();
  const { title, problem, text } = useReturnMessages(service, useLocation().search);
  return (
    <CompactPage title={title}>
      <PageHead title={title} description={t`Signing in with another service.`} hidden />
      {problem === null ? (
        <SkeletonGroup label={text}>
          <NeedsScriptsNotice />
          <Skeleton variant="block" height={52} />
        </SkeletonGroup>
      ) : (
        <>
          <Notice tone="warn" title={problem} live="alert">
            {text}
          </Notice>
          <OtherMethods />
        </>
      )}
    </CompactPage>
  );
};

/** Callback page of a sign-in service (docs/product/accounts.md#sign-in-services). */
const OauthReturnPage = () => {
  const service = serviceOf(useParams()['provider']);
  return service === undefined ? null : <Return service={service} />;
};

export default OauthReturnPage;
