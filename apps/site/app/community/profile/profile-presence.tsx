import type { Schemas } from '@hoshikraft/api-client';
import { Time } from '@hoshikraft/i18n';
import { OnlineDot } from '@hoshikraft/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useServerNames } from '../../framework/page/use-server-names.ts';
import { HiddenValue, useVisibilityHint } from './hidden-value.tsx';

type Props = { profile: Schemas['Profile'] };

const Online = ({ profile: { online, hidden } }: Props) => {
  const { t } = useLingui();
  const names = useServerNames();
  if (hidden.includes('online')) return null;
  if (online === null) return <OnlineDot online={false}>{t`Offline`}</OnlineDot>;
  const server = names(online.serverId);
  return <OnlineDot online>{t`Playing on ${server}`}</OnlineDot>;
};

const LastSeen = ({ profile }: Props) => {
  const { t } = useLingui();
  const { online, lastSeenAt, hidden } = profile;
  if (online !== null) return null;
  if (hidden.includes('lastSeen')) {
    return (
      <span>
        {t`Last seen:`} <HiddenValue />
      </span>
    );
  }
  if (lastSeenAt === null) return <span>{t`Hasn't played yet`}</span>;
  return (
    <span>
      <Trans>
        Last seen <Time at={lastSeenAt} />
      </Trans>
    </span>
  );
};

/** Whether and where the player is online, when they were last seen, and when they registered. */
export const ProfilePresence = ({ profile }: Props) => {
  const whoSees = useVisibilityHint(profile)('online');
  return (
    <p className="profile-presence">
      <Online profile={profile} />
      <LastSeen profile={profile} />
      <span>
        <Trans>
          Joined <Time at={profile.registeredAt} format="day" />
        </Trans>
      </span>
      {whoSees !== undefined && <span className="hk-subtle">{whoSees}</span>}
    </p>
  );
};
