import type { Schemas } from '@hoshikraft/api-client';
import { ForbiddenState, Icon } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';

type Profile = Schemas['Profile'];
export type Part = Profile['hidden'][number];

/** In the place of what the player keeps from whoever looks. */
export const HiddenPart = () => {
  const { t } = useLingui();
  return (
    <span className="profile-hidden">
      <Icon name="eye-off" size={16} />
      {t`Hidden by the player`}
    </span>
  );
};

/** The same in the place of a page. */
export const HiddenPage = () => {
  const { t } = useLingui();
  return (
    <ForbiddenState title={t`Hidden by the player`} text={t`The player does not show this part of the profile.`} />
  );
};

/** To those from whom nothing is hidden: who else sees a part; nothing where everyone does. */
export const useShownTo = ({ privacy }: Pick<Profile, 'privacy'>): ((part: Part) => string | undefined) => {
  const { t } = useLingui();
  return (part) => {
    if (privacy?.[part] === 'friends') return t`Only friends see this`;
    return privacy?.[part] === 'nobody' ? t`Nobody else sees this` : undefined;
  };
};
