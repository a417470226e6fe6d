import { Loaded } from '@hoshikraft/async-state';
import { trimTyped } from '@hoshikraft/shared';
import { Skeleton, SkeletonGroup, Text, VisuallyHidden } from '@hoshikraft/ui';
import { Modal } from '@hoshikraft/ui/dialog';
import { SearchField } from '@hoshikraft/ui/forms';
import { Plural, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useState } from 'react';
import { useDebounced } from '../../framework/page/use-debounced.ts';
import { useMain } from '../../framework/page/use-main.ts';
import { choicesOf, groupsOf } from './found-groups.ts';
import { SearchResults } from './search-results.tsx';
import {
  isNicknameLongEnough,
  isTooLong,
  MAX_SEARCH_LENGTH,
  MIN_SEARCH_LENGTH,
  usePlayerResults,
  useSearchResults,
} from './use-search-results.ts';
import './search.css';

const RESULTS = 'search-results';

const Loading = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Searching`}>
      {[0, 1, 2].map((place) => (
        <Skeleton key={place} variant="block" height={44} />
      ))}
    </SkeletonGroup>
  );
};

/** Searches servers, mods, news and players while the user types. */
export const SearchDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { t } = useLingui();
  const servers = useMain()?.servers ?? [];
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(-1);
  const words = trimTyped(typed);
  const settled = useDebounced(words);
  const found = useSearchResults(settled);
  const players = usePlayerResults(settled);
  const asked = words.length >= MIN_SEARCH_LENGTH && !isTooLong(words);
  const waiting =
    asked && (settled !== words || [found, players].some((one) => one.isPlaceholderData || one.isFetching));
  // While the next results load, the previous ones stay visible.
  const shownPlayers = isNicknameLongEnough(words) ? (players.data?.players ?? []) : [];
  const groups = asked ? groupsOf(words, servers, found.data, shownPlayers) : [];
  const choices = choicesOf(groups);
  const active = choices[Math.min(chosen, choices.length - 1)];
  const count = choices.length;
  const hits = groups.reduce((sum, group) => sum + group.hits.length, 0);
  const hasMore = groups.some(({ more }) => more !== null);

  const type = (value: string): void => {
    setTyped(value);
    setChosen(-1);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const steps: Record<string, number> = { ArrowDown: chosen + 1, ArrowUp: chosen < 0 ? count - 1 : chosen - 1 };
    const step = steps[event.key];
    if (step !== undefined && count > 0) {
      event.preventDefault();
      const next = step >= count ? -1 : step;
      setChosen(next);
      document.getElementById(choices[next]?.id ?? '')?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter') {
      // Closing returns focus to the button, and this same key press would open the dialog again.
      event.preventDefault();
      document.getElementById((active ?? choices[0])?.id ?? '')?.click();
    }
  };

  return (
    <Modal open={open} onClose={onClose} title={t`Search`} width="medium" closeLabel={t`Close the search`}>
      <SearchField
        label={t`Servers, mods, news and players`}
        value={typed}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
        autoFocus
        maxLength={MAX_SEARCH_LENGTH}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={count > 0}
        aria-controls={count > 0 ? RESULTS : undefined}
        aria-activedescendant={active?.id}
      />
      <VisuallyHidden>
        <span role="status">
          {asked && !waiting && !hasMore && <Plural value={hits} one="# found" other="# found" />}
          {asked && !waiting && hasMore && (
            <Plural value={hits} one="Showing the first #" other="Showing the first #" />
          )}
        </span>
      </VisuallyHidden>
      <div className="search-answer">
        {words.length < MIN_SEARCH_LENGTH && (
          <Text tone="muted">
            {t`Type at least two letters of a server, mod or news title, or four of a nickname.`}
          </Text>
        )}
        {count > 0 && <SearchResults id={RESULTS} groups={groups} activeId={active?.id} onChosen={onClose} />}
        {asked && (
          <Loaded<unknown> query={players.isError ? players : found} level={3} loading={<Loading />}>
            {() =>
              count === 0 && !waiting ? (
                <Text tone="muted">{t`Nothing found. Try fewer letters or another word.`}</Text>
              ) : null
            }
          </Loaded>
        )}
      </div>
    </Modal>
  );
};
