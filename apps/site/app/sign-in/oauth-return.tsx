import { failureText } from '@hoshikraft/answers';
import { oauthQueries } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import { Button, Notice, Skeleton, SkeletonGroup, Stack } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { definePage } from '../page/define-page.ts';
import { PageHead } from '../page/page-head.tsx';
import { usePagePath } from '../page/site-facts.tsx';
import { CompactPage } from '../shell/compact-page.tsx';
import { returnedFrom } from './brought.ts';
import { keptReturn } from './kept-return.ts';
import { ServiceDoors } from './service-doors.tsx';
import { type OauthService, serviceOf, useServiceName } from './services.ts';
import { useOauthReturn } from './use-oauth-return.ts';

const page = definePage({ optional: ({ api }) => ({ services: oauthQueries.services(api) }) });
export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Every other way in, or back to where services are linked. */
const OtherWays = () => {
  const { t } = useLingui();
  const to = usePagePath();
  const { services } = page.use();
  if (useSession().kind === 'signed-in') {
    return <Button href={to('cabinet/authorization')}>{t`Back to linked services`}</Button>;
  }
  return (
    <Stack gap={3}>
      <Button href={to('login') + keptReturn()}>{t`Sign in with a password`}</Button>
      <ServiceDoors offered={services.data?.services} search={keptReturn()} lead={t`or`} />
    </Stack>
  );
};

const useStory = (service: OauthService, search: string) => {
  const { t, i18n } = useLingui();
  const name = useServiceName()(service);
  // The address forgets what it brought; what it said when it was opened stands.
  const [returned] = useState(() => returnedFrom(service, search));
  const failure = useOauthReturn(returned);
  if (failure !== null) {
    return { title: t`That did not work`, problem: failure.message, text: failureText(i18n, failure) };
  }
  switch (returned.kind) {
    case 'brought':
      return { title: t`Signing in with ${name}`, problem: null, text: t`One moment.` };
    case 'declined':
      return {
        title: t`Nothing was changed`,
        problem: t`You said no to ${name}.`,
        text: t`Choose another way, or start again.`,
      };
    case 'refused':
      return {
        title: t`That did not work`,
        problem: t`${name} did not let you through.`,
        text: t`Start again, or choose another way.`,
      };
    case 'nothing':
      return {
        title: t`Sign in with ${name}`,
        problem: t`There is nothing to finish here.`,
        text: t`Choose a way to sign in.`,
      };
  }
};

const Return = ({ service }: { service: OauthService }) => {
  const { t } = useLingui();
  const { title, problem, text } = useStory(service, useLocation().search);
  return (
    <CompactPage title={title}>
      <PageHead title={title} description={t`Signing in with another service.`} hidden />
      {problem === null ? (
        <SkeletonGroup label={text}>
          <Skeleton variant="block" height={52} />
        </SkeletonGroup>
      ) : (
        <>
          <Notice tone="warn" title={problem} live="alert">
            {text}
          </Notice>
          <OtherWays />
        </>
      )}
    </CompactPage>
  );
};

/** Where a service leads back to (docs/product/accounts.md#sign-in-services). */
const OauthReturnPage = () => {
  const service = serviceOf(useParams()['provider']);
  return service === undefined ? null : <Return service={service} />;
};

export default OauthReturnPage;
