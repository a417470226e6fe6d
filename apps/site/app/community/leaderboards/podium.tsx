import type { Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Icon } from '@hoshikraft/ui';
import { PlayerFigure } from '../players/player-figure.tsx';
import { PlaceChange, PlaceHolder, PlaceValue } from './place-row.tsx';
import type { TopType } from './leaderboard-messages.ts';

/** Heights of the figures by place, in pixels. */
const HEIGHTS = [224, 192, 176];

/** The first three players, who stand on plinths. The DOM order is by rank, whatever the visual order. */
export const Podium = ({ type, places }: { type: TopType; places: readonly Schemas['TopPlace'][] }) => {
  const { number } = useFormats();
  return (
    <ol className="top-podium">
      {places.map((place, index) => (
        <li key={index} className={`top-step top-step--${index + 1}`}>
          <div className="top-step__figure">
            {place.login === null ? (
              <Icon name="eye-off" size={40} />
            ) : (
              <PlayerFigure login={place.login} height={HEIGHTS[index]} />
            )}
          </div>
          <div className="top-step__block">
            <span className="top-step__place">{number(place.place)}</span>
            <PlaceHolder place={place} bare />
            <PlaceValue type={type} place={place} />
            <PlaceChange change={place.change} />
          </div>
        </li>
      ))}
    </ol>
  );
};
