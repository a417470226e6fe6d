import { type CompactCardProps, Stack } from '@hoshikraft/ui';
import { type FormEvent, useState } from 'react';
import { PlayerFigure } from '../../community/players/player-figure.tsx';
import { CompactPage } from '../../shell/compact-page.tsx';
import { useDebounced } from '../../framework/page/use-debounced.ts';

/** A nickname in the API's format, for which it draws a default skin: it refuses any other name. */
const UNKNOWN_PLAYER = '_'.repeat(16);

interface AuthPageProps extends Omit<CompactCardProps, 'header' | 'figure'> {
  /** The player, where it is known before anything is typed. */
  login?: string | undefined;
}

/**
 * A page of sign-in, registration or recovery: the form at the left; at the right, on wide screens, the scene with a figure
 * that wears the skin of the typed nickname.
 */
export const AuthPage = ({ login = '', children, ...rest }: AuthPageProps) => {
  const [typed, setTyped] = useState(login);
  const shown = useDebounced(typed.trim());
  const follow = ({ target }: FormEvent<HTMLElement>): void => {
    if (target instanceof HTMLInputElement && target.autocomplete === 'username') setTyped(target.value);
  };
  return (
    <CompactPage
      {...rest}
      figure={<PlayerFigure login={/^\w{3,16}$/.test(shown) ? shown : UNKNOWN_PLAYER} height={256} />}
    >
      <Stack gap={3} onInput={follow}>
        {children}
      </Stack>
    </CompactPage>
  );
};
