import { Button, Notice, Stack } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useRegion } from '../../shell/region.ts';
import { ServiceMark } from './service-mark.tsx';
import { inOrder, type OauthService, useServiceName } from './services.ts';
import { type ServiceRedirectOptions, useServiceRedirect } from './use-service-redirect.ts';

export interface ServiceButtonsProps
  extends Pick<ServiceRedirectOptions, 'search'>, Partial<Pick<ServiceRedirectOptions, 'purpose'>> {
  /** Undefined if the API call failed. */
  offered: readonly OauthService[] | undefined;
  /** Separator text between the form above and the buttons. */
  lead?: string | undefined;
}

/** Sign-in buttons of other services, in the order of the region. */
export const ServiceButtons = ({ offered = [], lead, search, purpose = 'begin' }: ServiceButtonsProps) => {
  const { t } = useLingui();
  const { region } = useRegion();
  const nameOf = useServiceName();
  const { redirectingTo, problem, redirect } = useServiceRedirect({ purpose, search });
  const services = inOrder(offered, region);
  if (services.length === 0) return null;
  return (
    <Stack gap={3}>
      {lead !== undefined && <p className="service-doors__or">{lead}</p>}
      {problem !== null && (
        <Notice tone="error" live="alert">
          {problem}
        </Notice>
      )}
      <div
        className="service-doors__list"
        role="group"
        aria-label={purpose === 'prove' ? t`Confirm with a linked service` : t`Sign in with another service`}
      >
        {services.map((service) => (
          <Button
            key={service}
            loading={redirectingTo === service}
            loadingLabel={t`Opening`}
            disabled={redirectingTo !== null && redirectingTo !== service}
            onClick={() => void redirect(service)}
          >
            <ServiceMark service={service} />
            {nameOf(service)}
          </Button>
        ))}
      </div>
    </Stack>
  );
};
