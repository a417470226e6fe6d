import type { Schemas } from '@hoshikraft/api-client';
import { ForbiddenState, Icon } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';

type Profile = Schemas['Profile'];
export type Part = Profile['hidden'][number];

/** Shown instead of a value that the player hides from the viewer. */
export const HiddenValue = () => {
  const { t } = useLingui();
  return (
    <span className="profile-hidden">
      <Icon name="eye-off" size={16} />
      {t`Hidden by the player`}
    </span>
  );
};

/** Shown instead of a page that the player hides. */
export const HiddenPage = () => {
  const { t } = useLingui();
  return (
    <ForbiddenState title={t`Hidden by the player`} text={t`The player keeps this part of the profile private.`} />
  );
};

/** For the owner of the profile: who else sees a part; undefined if everyone does. */
export const useVisibilityHint = ({ privacy }: Pick<Profile, 'privacy'>): ((part: Part) => string | undefined) => {
  const { t } = useLingui();
  return (part) => {
    if (privacy?.[part] === 'friends') return t`Only friends can see this`;
    return privacy?.[part] === 'nobody' ? t`Only you can see this` : undefined;
  };
};
