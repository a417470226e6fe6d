import { profileQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { SegmentedControl } from '@hoshikraft/ui';
import { useMutation } from '@tanstack/react-query';
import { ChoiceState } from './choice-state.tsx';
import { SHOWN_TO, usePrivacyLabels } from './privacy-labels.ts';

interface PrivacyPartProps {
  part: Schemas['HiddenPart']['part'];
  shownTo: Schemas['HiddenPart']['shownTo'];
}

/** Choice of who sees one part of the profile. */
export const PrivacyPart = ({ part, shownTo }: PrivacyPartProps) => {
  const labels = usePrivacyLabels();
  const hide = useMutation(profileQueries.hide(useApi()));
  const shown = hide.isPending ? hide.variables.shownTo : shownTo;
  return (
    <fieldset className="privacy-part">
      <legend>{labels.part[part].title}</legend>
      <p className="hk-muted">{labels.part[part].about}</p>
      <div className="privacy-part__choices" aria-busy={hide.isPending}>
        <SegmentedControl
          label={labels.part[part].title}
          options={SHOWN_TO.map((to) => ({ value: to, label: labels.shownTo[to] }))}
          value={shown}
          onChange={(to) => hide.mutate({ part, shownTo: to })}
        />
      </div>
      <ChoiceState {...hide} />
    </fieldset>
  );
};
