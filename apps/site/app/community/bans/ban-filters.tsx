import { ServerEmblem } from '@hoshikraft/ui';
import { SearchField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { Choice, Choices } from '../../framework/page/choices.tsx';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { useMain } from '../../framework/page/use-main.ts';
import { useTypedSearch } from '../../framework/page/use-typed-search.ts';
import { addressOf, type BansView, MAX_SEARCH, SPANS, STATES } from './bans-view.ts';

const Search = ({ view }: { view: BansView }) => {
  const { t } = useLingui();
  const to = usePagePath();
  const { typed, type, send } = useTypedSearch(view.q, MAX_SEARCH, (q) => addressOf({ ...view, q }));
  const { q: _q, ...rest } = view;
  return (
    // Before hydration the browser submits the form itself.
    <form
      role="search"
      action={to('banlist')}
      className="bans-search"
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
      {Object.entries(rest).map(
        ([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />,
      )}
    </form>
  );
};

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

const PeriodChoices = ({ view }: { view: BansView }) => {
  const { t } = useLingui();
  const to = usePagePath();
  const names = { day: t`Past 24 hours`, week: t`Past week`, month: t`Past month`, year: t`Past year` };
  return (
    <Choices label={t`Ban date`}>
      <Choice href={to(addressOf({ ...view, period: null }))} chosen={view.period === null}>
        {t`All dates`}
      </Choice>
      {SPANS.map((period) => (
        <Choice key={period} href={to(addressOf({ ...view, period }))} chosen={view.period === period}>
          {names[period]}
        </Choice>
      ))}
    </Choices>
  );
};

const ServerChoices = ({ view }: { view: BansView }) => {
  const { t } = useLingui();
  const to = usePagePath();
  const servers = useMain()?.servers ?? [];
  if (servers.length === 0) return null;
  return (
    <Choices label={t`Server`}>
      <Choice href={to(addressOf({ ...view, server: null }))} chosen={view.server === null}>
        {t`All servers`}
      </Choice>
      {servers.map(({ id, documentMeta }) => (
        <Choice key={id} href={to(addressOf({ ...view, server: id }))} chosen={view.server === id}>
          <ServerEmblem server={id} size={24} />
          {documentMeta.serverName}
        </Choice>
      ))}
    </Choices>
  );
};

/** Filters of the ban list; they combine, and every choice is a link. */
export const BanFilters = ({ view }: { view: BansView }) => (
  <div className="bans-filters">
    <Search view={view} />
    <StateChoices view={view} />
    <ServerChoices view={view} />
    <PeriodChoices view={view} />
  </div>
);
