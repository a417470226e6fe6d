import { authorizationQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Button, Notice } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { ServiceMark } from '../../auth/sign-in/service-mark.tsx';
import { type LinkedService, useServiceName } from '../../auth/sign-in/services.ts';
import { useServiceRedirect } from '../../auth/sign-in/use-service-redirect.ts';
import { SignInMethodRow } from './sign-in-method-row.tsx';
import { TelegramLink } from './telegram-link.tsx';

const UnlinkDialog = lazy(async () => ({ default: (await import('./unlink-dialog.tsx')).UnlinkDialog }));

export interface ServiceLinkProps {
  service: LinkedService;
  /** Undefined if none is linked. */
  link: Schemas['ServiceLink'] | undefined;
  /** Undefined for a service that cannot be used to sign in. */
  method: Schemas['SignInMethod'] | undefined;
  /** Whether it can be linked here. */
  offered: boolean;
  /** What to do if it is the only sign-in method. */
  onlyText: string;
}

const useAccount = (link: Schemas['ServiceLink'] | undefined): string => {
  const { t } = useLingui();
  const { date } = useFormats();
  if (link === undefined) return t`Not linked`;
  const since = date(link.linkedAt);
  return link.name === null ? t`Linked on ${since}` : t`${link.name}, linked on ${since}`;
};

/** Button that redirects to the service, which returns here. */
const LinkButton = ({ service, name }: { service: Exclude<LinkedService, 'telegram'>; name: string }) => {
  const { t } = useLingui();
  const to = usePagePath();
  const search = `?${new URLSearchParams({ return_to: to('cabinet/authorization') })}`;
  const { redirectingTo, problem, redirect } = useServiceRedirect({ purpose: 'link', search });
  return (
    <>
      {problem !== null && (
        <Notice tone="error" live="alert">
          {problem}
        </Notice>
      )}
      <Button
        size="small"
        startIcon="link"
        loading={redirectingTo !== null}
        loadingLabel={t`Opening`}
        aria-label={t`Link account: ${name}`}
        onClick={() => void redirect(service)}
      >
        {t`Link account`}
      </Button>
    </>
  );
};

const Linked = ({
  service,
  name,
  method,
}: { service: LinkedService; name: string } & Pick<ServiceLinkProps, 'method'>) => {
  const { t } = useLingui();
  const update = useMutation(authorizationQueries.update(useApi()));
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  if (method?.only) return null;
  const methodId = method?.method;
  const isOn = method?.enabled === true;
  return (
    <>
      {methodId !== undefined && methodId !== 'passkey' && (
        <Button
          size="small"
          loading={update.isPending}
          loadingLabel={t`Saving`}
          aria-label={isOn ? t`Turn off: ${name}` : t`Turn on: ${name}`}
          onClick={() => update.mutate({ method: methodId, enabled: !isOn })}
        >
          {isOn ? t`Turn off` : t`Turn on`}
        </Button>
      )}
      <Button size="small" variant="quiet" aria-label={t`Unlink: ${name}`} onClick={() => setDialog('open')}>
        {t`Unlink`}
      </Button>
      {dialog !== 'never' && (
        <Suspense>
          <UnlinkDialog service={service} name={name} open={dialog === 'open'} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </>
  );
};

/** A linked service, or one that can be linked. */
export const ServiceLink = ({ service, link, method, offered, onlyText }: ServiceLinkProps) => {
  const name = useServiceName()(service);
  const account = useAccount(link);
  if (service === 'telegram' && link === undefined) return <TelegramLink />;
  const state = link === undefined ? 'none' : method === undefined ? 'linked' : method.enabled ? 'on' : 'off';
  return (
    <SignInMethodRow
      id={service}
      mark={<ServiceMark service={service} />}
      name={name}
      state={state}
      only={method?.only ?? false}
      onlyText={onlyText}
      actions={
        link !== undefined ? (
          <Linked service={service} name={name} method={method} />
        ) : (
          offered && service !== 'telegram' && <LinkButton service={service} name={name} />
        )
      }
    >
      {account}
    </SignInMethodRow>
  );
};
