import { ListSkeleton, Loaded } from '@hoshikraft/async-state';
import { profileQueries, type Schemas, serverQueries, topQueries } from '@hoshikraft/api-client';
import { Button, EmptyState, PageColumn, PageTitle, Section, Text, VisuallyHidden } from '@hoshikraft/ui';
import { SearchField } from '@hoshikraft/ui/forms';
import { Plural, useLingui } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { definePage } from '../../framework/page/define-page.ts';
import { PageHead } from '../../framework/page/page-head.tsx';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { acceptedPart } from '../../framework/page/accepted-part.ts';
import { useTypedSearch } from '../../framework/page/use-typed-search.ts';
import { PlayerList } from './player-list.tsx';
import { addressOf, hasMinLength, MAX_SEARCH_LENGTH, parseQuery } from './player-search-view.ts';
import './player-search.css';
import { forgetPlayers, rememberPlayer, useRecentPlayers } from './recent-players.ts';
import { MostPlayed, PlayingNow } from './starting-players.tsx';
import { useListKeys } from './use-list-keys.ts';

const page = definePage({
  optional: ({ api, search }) => {
    const q = parseQuery(search);
    const isSearch = hasMinLength(q);
    return {
      found: isSearch ? profileQueries.found(api, acceptedPart(q, MAX_SEARCH_LENGTH)) : undefined,
      playing: isSearch ? undefined : serverQueries.monitoring(api),
      top: isSearch ? undefined : topQueries.one(api, 'playtime', null),
    };
  },
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

const Found = ({ players }: Schemas['FoundPlayers']) => {
  const { t } = useLingui();
  if (players.length === 0) {
    return (
      <EmptyState
        title={t`No players found`}
        text={t`Check the spelling: nicknames are made of Latin letters, digits and underscores.`}
      />
    );
  }
  return <PlayerList label={t`Players found`} players={players} />;
};

const Recent = () => {
  const { t } = useLingui();
  const recent = useRecentPlayers();
  if (recent.length === 0) return null;
  return (
    <Section
      title={t`Recent`}
      action={
        <Button variant="quiet" size="small" startIcon="trash" onClick={forgetPlayers}>
          {t`Clear`}
        </Button>
      }
    >
      <PlayerList label={t`Recent`} players={recent.map((login) => ({ login }))} />
    </Section>
  );
};

const PlayerSearchPage = () => {
  const { t } = useLingui();
  const to = usePagePath();
  const navigate = useNavigate();
  const q = parseQuery(useSearchParams()[0]);
  const { found, top } = page.use();
  const { typed, type, send } = useTypedSearch(q, MAX_SEARCH_LENGTH, addressOf);
  const about = t`Find a player by nickname or part of it, from four characters.`;
  const players = found?.data?.players;
  const count = players?.length;
  const exact = players?.find(({ login }) => login.toLowerCase() === typed.trim().toLowerCase());

  const openExact = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || exact === undefined) return;
    event.preventDefault();
    rememberPlayer(exact.login);
    void navigate(to(`profile/${exact.login}`));
  };

  return (
    <PageColumn page sky>
      <PageHead title={t`Player search`} description={about} hidden={q !== ''} />
      <PageTitle title={t`Player search`} lead={about} />
      <div className="players-search" {...useListKeys()}>
        <form
          role="search"
          action={to('player-search')}
          className="players-search__form"
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <SearchField
            label={t`Nickname`}
            name="q"
            value={typed}
            maxLength={MAX_SEARCH_LENGTH}
            autoCapitalize="none"
            spellCheck={false}
            onKeyDown={openExact}
            onChange={({ target: { value } }) => type(value)}
          />
        </form>
        <div role="status" className="players-search__status">
          {!hasMinLength(typed) && typed.trim() !== '' && <Text tone="muted">{t`Enter at least four characters`}</Text>}
          {count !== undefined && hasMinLength(typed) && (
            <VisuallyHidden>
              <Plural value={count} one="# player found" other="# players found" />
            </VisuallyHidden>
          )}
        </div>
        {found !== undefined && (
          <Loaded query={found} loading={<ListSkeleton label={t`Looking for players`} rows={5} height={56} />}>
            {(data) => <Found {...data} />}
          </Loaded>
        )}
        {found === undefined && (
          <>
            <Recent />
            <PlayingNow />
            {top?.data && <MostPlayed places={top.data.places} />}
          </>
        )}
      </div>
    </PageColumn>
  );
};

export default PlayerSearchPage;
