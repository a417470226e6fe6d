import type { Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { OnlineDot } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useServerNames } from '../../framework/page/use-server-names.ts';
import { HiddenPart, useShownTo } from './hidden-part.tsx';

type Given = { profile: Schemas['Profile'] };

const Online = ({ profile: { online, hidden } }: Given) => {
  const { t } = useLingui();
  const names = useServerNames();
  if (hidden.includes('online')) return null;
  if (online === null) return <OnlineDot online={false}>{t`Not in the game`}</OnlineDot>;
  const server = names(online.serverId);
  return <OnlineDot online>{t`In the game on ${server}`}</OnlineDot>;
};

const LastSeen = ({ profile }: Given) => {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  const { online, lastSeenAt, hidden } = profile;
  if (online !== null) return null;
  if (hidden.includes('lastSeen')) {
    return (
      <span>
        {t`Last seen:`} <HiddenPart />
      </span>
    );
  }
  if (lastSeenAt === null) return <span>{t`Has not played yet`}</span>;
  const time = dateTime(lastSeenAt);
  return <span>{t`Last seen ${time}`}</span>;
};

/** Whether the player is in the game, and where; when they last were, and since when they are registered. */
export const ProfilePresence = ({ profile }: Given) => {
  const { t } = useLingui();
  const { date } = useFormats();
  const registered = date(profile.registeredAt);
  const whoSees = useShownTo(profile)('online');
  return (
    <p className="profile-presence">
      <Online profile={profile} />
      <LastSeen profile={profile} />
      <span>{t`Registered ${registered}`}</span>
      {whoSees !== undefined && <span className="hk-subtle">{whoSees}</span>}
    </p>
  );
};
