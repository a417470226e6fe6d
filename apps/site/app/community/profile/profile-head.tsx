import type { Schemas } from '@hoshikraft/api-client';
import { Card, Heading, Notice } from '@hoshikraft/ui';
import { BanFacts } from '@hoshikraft/unban';
import { useLingui } from '@lingui/react/macro';
import { useRuleHref } from '../bans/use-rule-href.ts';
import { ProfileCover } from '../covers/profile-cover.tsx';
import { useServerNames } from '../../framework/page/use-server-names.ts';
import { AnimatedFigure } from '../players/animated-figure.tsx';
import { PlayerFace } from '../players/player-face.tsx';
import { ProfileActions } from './profile-actions.tsx';
import { ProfileFigures } from './profile-figures.tsx';
import { ProfilePresence } from './profile-presence.tsx';
import { ProfileRanks } from './profile-ranks.tsx';
import { ProfileServices } from './profile-services.tsx';

const BanNotice = ({ login, ban }: { login: string; ban: NonNullable<Schemas['Profile']['ban']> }) => {
  const { t } = useLingui();
  const names = useServerNames();
  const ruleHref = useRuleHref();
  return (
    <Notice tone="error" title={t`${login} is banned`}>
      <BanFacts ban={ban} server={ban.server && names(ban.server)} ruleHref={ruleHref} />
    </Notice>
  );
};

interface ProfileHeadProps {
  profile: Schemas['Profile'];
  /** A preview for the owner in the account settings, without the actions of other users. */
  preview?: boolean;
}

/** The header above every page of a profile. */
export const ProfileHead = ({ profile, preview = false }: ProfileHeadProps) => {
  const { t } = useLingui();
  const { login, avatarOrSkin, ban } = profile;
  return (
    <Card flush className="profile-head">
      <ProfileCover cover={profile.cover} />
      <div className="profile-head__body">
        <div className="profile-head__figure">
          <AnimatedFigure
            login={login}
            picture={avatarOrSkin}
            height={320}
            turnLabel={t`Rotate ${login}'s character`}
          />
        </div>
        <div className="profile-head__who">
          <div className="profile-head__name">
            {avatarOrSkin?.type === 'AVATAR' && <PlayerFace login={login} picture={avatarOrSkin} size={48} />}
            <Heading level={preview ? 2 : 1}>{login}</Heading>
          </div>
          <ProfilePresence profile={profile} />
          <ProfileRanks profile={profile} />
          <ProfileServices profile={profile} />
        </div>
        {!preview && <ProfileActions profile={profile} />}
        <ProfileFigures profile={profile} />
      </div>
      {ban !== null && <BanNotice login={login} ban={ban} />}
    </Card>
  );
};
