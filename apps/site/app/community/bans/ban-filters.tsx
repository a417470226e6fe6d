import { SearchField, SelectField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { Choice, Choices } from '../../framework/page/choices.tsx';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { ServerSelect } from '../../framework/page/server-select.tsx';
import { useTypedSearch } from '../../framework/page/use-typed-search.ts';
import { addressOf, type BansView, MAX_SEARCH, SPANS, STATES, toParams, viewOf } from './bans-view.ts';

const StateChoices = ({ view }: { view: BansView }) => {
  const { t } = useLingui();
  const to = usePagePath();
  const names = { active: t`Active`, permanent: t`Permanent`, ended: t`Ended` };
  return (
    <Choices label={t`State`}>
      <Choice href={to(addressOf({ ...view, state: null }))} chosen={view.state === null}>
        {t`All bans`}
      </Choice>
      {STATES.map((state) => (
        <Choice key={state} href={to(addressOf({ ...view, state }))} chosen={view.state === state}>
          {names[state]}
        </Choice>
      ))}
    </Choices>
  );
};

interface PeriodSelectProps {
  view: BansView;
  onChange: (value: string) => void;
}

const PeriodSelect = ({ view, onChange }: PeriodSelectProps) => {
  const { t } = useLingui();
  const names = { day: t`Past 24 hours`, week: t`Past week`, month: t`Past month`, year: t`Past year` };
  return (
    <SelectField
      label={t`Ban date`}
      name="period"
      value={view.period ?? ''}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{t`All dates`}</option>
      {SPANS.map((period) => (
        <option key={period} value={period}>
          {names[period]}
        </option>
      ))}
    </SelectField>
  );
};

/** Filters of the ban list, in one row; they combine, and each is in the URL. */
export const BanFilters = ({ view }: { view: BansView }) => {
  const { t } = useLingui();
  const to = usePagePath();
  const navigate = useNavigate();
  const { typed, type, send } = useTypedSearch(view.q, MAX_SEARCH, (q) => addressOf({ ...view, q }));
  const choose = (part: Record<string, string>): void => {
    const search = new URLSearchParams({ ...toParams(view), ...part });
    void navigate(to(addressOf(viewOf(search))), { preventScrollReset: true });
  };
  return (
    // Before hydration the browser submits the form itself.
    <form
      role="search"
      action={to('banlist')}
      className="bans-filters"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <SearchField
        label={t`Nickname starts with`}
        name="q"
        value={typed}
        maxLength={MAX_SEARCH}
        onChange={({ target: { value } }) => type(value)}
      />
      <ServerSelect value={view.server} onChange={(server) => choose({ server: server ?? '' })} />
      <PeriodSelect view={view} onChange={(period) => choose({ period })} />
      <StateChoices view={view} />
      {view.state !== null && <input type="hidden" name="state" value={view.state} />}
    </form>
  );
};
