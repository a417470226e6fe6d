import type { Schemas } from '@hoshikraft/api-client';
import { Link } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { ServiceMark } from '../../auth/sign-in/service-mark.tsx';
import { HiddenValue, useVisibilityHint } from './hidden-value.tsx';

const NAMES = { discord: 'Discord', youtube: 'YouTube' } as const;

/** Accounts on other services that a player shows on the profile. */
export const ProfileServices = ({ profile }: { profile: Schemas['Profile'] }) => {
  const { t } = useLingui();
  const whoSees = useVisibilityHint(profile)('services');
  const { services } = profile;
  if (services === null) {
    return (
      <p className="profile-ranks hk-muted">
        {t`Discord and YouTube:`} <HiddenValue />
      </p>
    );
  }
  if (services.length === 0) return null;
  return (
    <div className="profile-ranks">
      {services.map(({ service, name, link }) => (
        <Link
          key={service}
          href={link}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="profile-service"
          aria-label={name === null ? NAMES[service] : `${NAMES[service]}: ${name}`}
        >
          <ServiceMark service={service} />
          <span>{name ?? NAMES[service]}</span>
        </Link>
      ))}
      {whoSees !== undefined && <span className="hk-subtle hk-small">{whoSees}</span>}
    </div>
  );
};
