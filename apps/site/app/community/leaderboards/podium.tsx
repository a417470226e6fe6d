import type { Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Icon } from '@hoshikraft/ui';
import { PlaceChange, PlaceHolder, PlaceValue } from './place-row.tsx';
import type { TopType } from './leaderboard-messages.ts';

/** The first three players. The DOM order is by rank, whatever the visual order. */
export const Podium = ({ type, places }: { type: TopType; places: readonly Schemas['TopPlace'][] }) => {
  const { number } = useFormats();
  return (
    <ol className="top-podium">
      {places.map((place, index) => (
        <li key={index} className={`top-step top-step--${index + 1}`}>
          <PlaceHolder place={place} bust={index === 0 ? 112 : 88} />
          <PlaceValue type={type} place={place} />
          <div className="top-step__block">
            {index === 0 && <Icon name="crown" />}
            <span className="top-step__place">{number(place.place)}</span>
            <PlaceChange change={place.change} />
          </div>
        </li>
      ))}
    </ol>
  );
};
