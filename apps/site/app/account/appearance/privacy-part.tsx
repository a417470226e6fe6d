import { profileQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { ChoiceState } from './choice-state.tsx';
import { SHOWN_TO, usePrivacyLabels } from './privacy-labels.ts';

interface PrivacyPartProps {
  part: Schemas['HiddenPart']['part'];
  shownTo: Schemas['HiddenPart']['shownTo'];
}

/** Choice of who sees one part of the profile. */
export const PrivacyPart = ({ part, shownTo }: PrivacyPartProps) => {
  const group = useId();
  const labels = usePrivacyLabels();
  const hide = useMutation(profileQueries.hide(useApi()));
  const shown = hide.isPending ? hide.variables.shownTo : shownTo;
  return (
    <fieldset className="privacy-part">
      <legend>{labels.part[part].title}</legend>
      <p className="hk-muted">{labels.part[part].about}</p>
      <div className="privacy-part__choices" aria-busy={hide.isPending}>
        {SHOWN_TO.map((to) => (
          <label key={to} className="privacy-choice">
            <input
              type="radio"
              name={group}
              value={to}
              checked={shown === to}
              onChange={() => hide.mutate({ part, shownTo: to })}
            />
            <span>{labels.shownTo[to]}</span>
          </label>
        ))}
      </div>
      <ChoiceState {...hide} />
    </fieldset>
  );
};
