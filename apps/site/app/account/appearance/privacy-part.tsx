import { profileQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { SHOWN_TO, usePrivacyLabels } from './privacy-labels.ts';

interface PrivacyPartProps {
  part: Schemas['HiddenPart']['part'];
  shownTo: Schemas['HiddenPart']['shownTo'];
}

/** Choice of who sees one part of the profile. */
export const PrivacyPart = ({ part, shownTo }: PrivacyPartProps) => {
  const group = useId();
  const labels = usePrivacyLabels();
  const { mutate, isPending, variables } = useMutation(profileQueries.hide(useApi()));
  const shown = isPending ? variables.shownTo : shownTo;
  return (
    <fieldset className="privacy-part">
      <legend>{labels.part[part].title}</legend>
      <p className="hk-muted">{labels.part[part].about}</p>
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
            <span>{labels.shownTo[to]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
