import type { Schemas } from '@hoshikraft/api-client';
import { Link } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { ServiceMark } from '../../auth/sign-in/service-mark.tsx';
import { HiddenPart, useShownTo } from './hidden-part.tsx';

const NAMES = { discord: 'Discord', youtube: 'YouTube' } as const;

/** Accounts elsewhere that a player has linked for the profile. */
export const ProfileServices = ({ profile }: { profile: Schemas['Profile'] }) => {
  const { t } = useLingui();
  const whoSees = useShownTo(profile)('services');
  const { services } = profile;
  if (services === null) {
    return (
      <p className="profile-ranks hk-muted">
        {t`Discord and YouTube:`} <HiddenPart />
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
