import { TextField, type TextFieldProps } from '@hoshikraft/ui/forms';
import { Plural, useLingui } from '@lingui/react/macro';
import { Icon, VisuallyHidden } from '@hoshikraft/ui';
import { type KeyboardEvent, useState } from 'react';
import { NamedPlayer } from '../../community/players/named-player.tsx';
import { PlayerFace } from '../../community/players/player-face.tsx';
import { isNicknameLongEnough } from '../../community/search/use-search-results.ts';
import { useFoundPlayers } from './use-found-players.ts';
import './transfers.css';

const LIST = 'transfer-players';
const optionId = (place: number): string => `${LIST}-${place}`;

interface RecipientFieldProps {
  /** Login of the current player, who is not offered. */
  own: string;
  value: string;
  error: string | undefined;
  /** Result of `register`. */
  field: Pick<TextFieldProps, 'name' | 'ref' | 'onChange' | 'onBlur'>;
  onPick: (login: string) => void;
}

/** Combobox for the nickname of another player. */
export const RecipientField = ({ own, value, error, field, onPick }: RecipientFieldProps) => {
  const { t } = useLingui();
  const [active, setActive] = useState(-1);
  const [closedAt, setClosedAt] = useState('');
  const typed = value.trim();
  const found = useFoundPlayers(typed)
    .filter(({ login }) => login !== own)
    .slice(0, 6);
  const known = found.find(({ login }) => login.toLowerCase() === typed.toLowerCase());
  const isOpen = found.length > 0 && closedAt !== typed && !(found.length === 1 && known !== undefined);

  const count = found.length;

  const pick = (login: string): void => {
    onPick(login);
    setClosedAt(login);
    setActive(-1);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isOpen) return;
    const step = { ArrowDown: active + 1, ArrowUp: active < 0 ? found.length - 1 : active - 1 }[event.key];
    const chosen = found[active];
    if (step !== undefined) setActive(step >= found.length ? -1 : step);
    else if (event.key === 'Enter' && chosen !== undefined) pick(chosen.login);
    else if (event.key === 'Escape') setClosedAt(typed);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className="transfer-recipient">
      <TextField
        label={t`Recipient`}
        help={
          isNicknameLongEnough(typed)
            ? undefined
            : typed === ''
              ? t`Nickname of any player with an account, online or not`
              : t`Enter at least four characters`
        }
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        maxLength={64}
        error={error}
        start={known ? <PlayerFace login={known.login} picture={known.avatarOrSkin} size={24} /> : <Icon name="user" />}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? LIST : undefined}
        aria-activedescendant={isOpen && active >= 0 ? optionId(active) : undefined}
        onKeyDown={onKeyDown}
        {...field}
      />
      <VisuallyHidden>
        <span role="status">{isOpen && <Plural value={count} one="# player found" other="# players found" />}</span>
      </VisuallyHidden>
      {isOpen && (
        <ul id={LIST} role="listbox" aria-label={t`Players found`} className="transfer-players">
          {found.map(({ login, avatarOrSkin }, place) => (
            <li
              key={login}
              id={optionId(place)}
              role="option"
              aria-selected={place === active}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(login)}
            >
              <NamedPlayer login={login} picture={avatarOrSkin} size={32} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
