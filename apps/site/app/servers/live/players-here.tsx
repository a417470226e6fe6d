import type { Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { useLingui } from '@lingui/react/macro';
import { useIsHydrated } from '../../framework/page/use-is-hydrated.ts';
import { PlayerFace } from '../../community/players/player-face.tsx';

/** As many faces as fit beside the number of the others in the narrowest card. */
const MAX_FACES = 4;

export interface PlayersHereProps {
  serverName: string;
  live: Schemas['ServerMonitoring'];
}

/**
 * Faces of some players who are online, and the number of the others; renders nothing if none is known. Rendered only in the
 * browser, since it was most of a card's HTML.
 */
export const PlayersHere = ({ serverName, live: { online, players } }: PlayersHereProps) => {
  const { t } = useLingui();
  const { number } = useFormats();
  const hydrated = useIsHydrated();
  if (!hydrated || players.length === 0) return null;
  const shown = players.slice(0, MAX_FACES);
  const rest = number(online - shown.length);
  return (
    <ul className="players-here" aria-label={t`On ${serverName} now`}>
      {shown.map((login) => (
        <li key={login} title={login}>
          <PlayerFace login={login} alt={login} size={32} />
        </li>
      ))}
      {online > shown.length && <li className="players-here__rest">{t`and ${rest} more`}</li>}
    </ul>
  );
};
