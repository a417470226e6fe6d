import { Button, Notice, Stack } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useRegion } from '../shell/region.ts';
import { ServiceMark } from './service-mark.tsx';
import { inOrder, type OauthService, useServiceName } from './services.ts';
import { type DoorOptions, useServiceDoor } from './use-service-door.ts';

export interface ServiceDoorsProps extends Pick<DoorOptions, 'search'>, Partial<Pick<DoorOptions, 'purpose'>> {
  /** Undefined where the API did not say. */
  offered: readonly OauthService[] | undefined;
  /** What stands between them and the form above; without one they are all there is. */
  lead?: string | undefined;
}

/** Ways in by other services, those that people of the region have first. */
export const ServiceDoors = ({ offered = [], lead, search, purpose = 'begin' }: ServiceDoorsProps) => {
  const { t } = useLingui();
  const { region } = useRegion();
  const nameOf = useServiceName();
  const { going, problem, go } = useServiceDoor({ purpose, search });
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
        aria-label={purpose === 'prove' ? t`Confirm by a linked service` : t`Sign in with another service`}
      >
        {services.map((service) => (
          <Button
            key={service}
            loading={going === service}
            loadingLabel={t`Opening`}
            disabled={going !== null && going !== service}
            onClick={() => void go(service)}
          >
            <ServiceMark service={service} />
            {nameOf(service)}
          </Button>
        ))}
      </div>
    </Stack>
  );
};
