import type { Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Icon, Link, VisuallyHidden } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { NamedPlayer } from '../players/named-player.tsx';
import { TOP_ICONS, type TopType, useLeaderboardValue } from './leaderboard-messages.ts';

type Place = Schemas['TopPlace'];

/** Ranks gained or lost since the start of the day. */
export const PlaceChange = ({ change }: { change: number | null }) => {
  const { t } = useLingui();
  const { number } = useFormats();
  if (change === null || change === 0) return <span className="top-change" />;
  const places = number(Math.abs(change));
  return (
    <span className={change > 0 ? 'top-change top-change--up' : 'top-change top-change--down'}>
      <Icon name={change > 0 ? 'chevron-up' : 'chevron-down'} size={16} />
      <span aria-hidden="true">{places}</span>
      <VisuallyHidden>
        {change > 0 ? t`Up ${places} since yesterday` : t`Down ${places} since yesterday`}
      </VisuallyHidden>
    </span>
  );
};

/** The name of the player at a rank, or that they are hidden; with the avatar in a row. */
export const PlaceHolder = ({ place: { login }, bare = false }: { place: Place; bare?: boolean }) => {
  const { t } = useLingui();
  const to = usePagePath();
  if (login === null) return <span className="top-hidden">{t`Hidden player`}</span>;
  const href = to(`profile/${login}`);
  if (!bare) return <NamedPlayer login={login} href={href} size={40} />;
  return (
    <Link className="top-step__name" href={href} title={login}>
      {login}
    </Link>
  );
};

export const PlaceValue = ({ type, place }: { type: TopType; place: Place }) => {
  const value = useLeaderboardValue();
  if (place.value === null) return <span className="top-value" />;
  return (
    <span className="top-value">
      <Icon name={TOP_ICONS[type]} size={16} />
      {value(type, place.value)}
    </span>
  );
};

/** A row of a leaderboard. */
export const PlaceRow = ({ type, place, own }: { type: TopType; place: Place; own: boolean }) => {
  const { number } = useFormats();
  return (
    <>
      <span className="top-row__place">{number(place.place)}</span>
      <PlaceChange change={place.change} />
      <span className="top-row__player" data-own={own || undefined}>
        <PlaceHolder place={place} />
      </span>
      <PlaceValue type={type} place={place} />
    </>
  );
};
