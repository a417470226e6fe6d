import { looksQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { ProfileCover } from '../../community/covers/profile-cover.tsx';
import { ChoiceState } from './choice-state.tsx';
import { useCoverNames } from './cover-names.ts';

type Cover = Schemas['ProfileCover'];

interface CoverChoiceProps {
  part: keyof Cover;
  cover: Cover;
  ids: readonly string[];
}

/** Options of one part of a cover, each shown with the other two parts as they are. */
export const CoverChoice = ({ part, cover, ids }: CoverChoiceProps) => {
  const group = useId();
  const names = useCoverNames();
  const set = useMutation(looksQueries.setCover(useApi(), part));
  return (
    <div>
      <div role="radiogroup" aria-label={names.part[part]} className="cover-choices">
        {ids.map((id) => (
          <label key={id} className="hk-swatch">
            <input type="radio" name={group} value={id} checked={cover[part] === id} onChange={() => set.mutate(id)} />
            <ProfileCover cover={{ ...cover, [part]: id } as Cover} />
            <span>{names[part][id as never]}</span>
          </label>
        ))}
      </div>
      <ChoiceState {...set} />
    </div>
  );
};
