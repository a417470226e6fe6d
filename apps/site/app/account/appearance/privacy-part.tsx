import { profileQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { SHOWN_TO, usePrivacyWords } from './privacy-words.ts';

interface PrivacyPartProps {
  part: Schemas['HiddenPart']['part'];
  shownTo: Schemas['HiddenPart']['shownTo'];
}

/** One part of one's profile, and to whom it is shown. */
export const PrivacyPart = ({ part, shownTo }: PrivacyPartProps) => {
  const group = useId();
  const words = usePrivacyWords();
  const { mutate, isPending, variables } = useMutation(profileQueries.hide(useApi()));
  const shown = isPending ? variables.shownTo : shownTo;
  return (
    <fieldset className="privacy-part">
      <legend>{words.part[part].title}</legend>
      <p className="hk-muted">{words.part[part].about}</p>
      <div className="privacy-part__choices">
        {SHOWN_TO.map((to) => (
          <label key={to} className="privacy-choice">
            <input
              type="radio"
              name={group}
              value={to}
              checked={shown === to}
              onChange={() => mutate({ part, shownTo: to })}
            />
            <span>{words.shownTo[to]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
