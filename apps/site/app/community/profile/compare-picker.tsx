import { Button, Text } from '@hoshikraft/ui';
import { SearchField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { NamedPlayer } from '../players/named-player.tsx';
import { usePlayerSearch } from './use-player-search.ts';

const MAX_SHOWN = 6;

export interface ComparePickerProps {
  /** The player of the page, left out of the results. */
  nickname: string;
  onPick: (login: string) => void;
}

/** Searches for the other player while the user types. */
export const ComparePicker = ({ nickname, onPick }: ComparePickerProps) => {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const { hasMinLength, players: found, isError } = usePlayerSearch(typed);
  const players = found?.filter(({ login }) => login !== nickname).slice(0, MAX_SHOWN);
  return (
    <div className="profile-picker">
      <SearchField
        label={t`Compare with`}
        placeholder={t`Nickname`}
        maxLength={16}
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={({ target: { value } }) => setTyped(value)}
      />
      <div role="status">
        {typed.trim() !== '' && !hasMinLength && <Text tone="muted">{t`Enter at least four characters`}</Text>}
        {hasMinLength && players?.length === 0 && <Text tone="muted">{t`No players found`}</Text>}
        {isError && <Text tone="muted">{t`Search isn't responding. Try again.`}</Text>}
      </div>
      {hasMinLength && players !== undefined && players.length > 0 && (
        <ul className="profile-found" aria-label={t`Players found`}>
          {players.map(({ login, avatarOrSkin }) => (
            <li key={login}>
              <NamedPlayer login={login} picture={avatarOrSkin} size={32} />
              <Button size="small" onClick={() => onPick(login)} aria-label={t`Compare with ${login}`}>
                {t`Compare`}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
