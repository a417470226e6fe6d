import { looksQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { ProfileCover } from '../covers/profile-cover.tsx';
import { PlayerBust } from '../players/player-bust.tsx';
import { useCoverNames } from './cover-names.ts';

type Cover = Schemas['ProfileCover'];

interface CoverChoiceProps {
  part: keyof Cover;
  cover: Cover;
  ids: readonly string[];
}

/** One's own head in what is chosen, and under it what there is to choose. */
export const CoverChoice = ({ part, cover, ids }: CoverChoiceProps) => {
  const group = useId();
  const names = useCoverNames();
  const session = useSession();
  const { mutate, isPending, variables } = useMutation(looksQueries.setCover(useApi(), part));
  const shown: Cover = isPending ? { ...cover, [part]: variables } : cover;
  const me = session.kind === 'signed-in' ? session.auth.data : null;
  return (
    <>
      {me !== null && (
        <div className="cover-preview">
          <ProfileCover cover={shown} />
          <div className="cover-preview__who">
            <PlayerBust login={me.login} picture={me.avatarOrSkin} size={96} />
            <span>{me.login}</span>
          </div>
        </div>
      )}
      <div role="radiogroup" aria-label={names.part[part]} className="cover-choices">
        {ids.map((id) => (
          <label key={id} className="hk-swatch">
            <input type="radio" name={group} value={id} checked={shown[part] === id} onChange={() => mutate(id)} />
            <ProfileCover cover={{ ...shown, [part]: id } as Cover} />
            <span>{names[part][id as never]}</span>
          </label>
        ))}
      </div>
    </>
  );
};
