import type { Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Icon, type IconName, Link } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { HiddenValue } from './hidden-value.tsx';

/** The medal of a rank: of gold, silver or bronze, of the first hundred, or none. */
const medalOf = (rank: number | null): string | undefined => {
  if (rank === null || rank > 100) return undefined;
  return ['gold', 'silver', 'bronze'][rank - 1] ?? 'hundred';
};

type Top = keyof Schemas['Profile']['ranks'];

/** Ranks of a player in the leaderboards of all servers together; nothing for banned players, whom leaderboards leave out. */
export const ProfilePlaces = ({ profile: { ban, hidden, ranks } }: { profile: Schemas['Profile'] }) => {
  const { t } = useLingui();
  const { number } = useFormats();
  const to = usePagePath();
  if (ban !== null) return null;
  const tops: { top: Top; icon: IconName; label: string; isHidden: boolean }[] = [
    { top: 'playtime', icon: 'clock', label: t`By playtime`, isHidden: hidden.includes('playtime') },
    { top: 'online', icon: 'calendar', label: t`In the last 30 days`, isHidden: hidden.includes('playtime') },
    { top: 'coins', icon: 'coin', label: t`By coins`, isHidden: hidden.includes('coins') },
    { top: 'likes', icon: 'heart', label: t`By likes`, isHidden: false },
  ];
  const place = (top: Top): string => {
    const rank = ranks[top];
    if (rank === null) return t`Unranked`;
    const said = number(rank);
    return t`#${said}`;
  };
  return (
    <ul className="profile-medals" aria-label={t`Rankings`}>
      {tops.map(({ top, icon, label, isHidden }) => (
        <li key={top} className="profile-medal" data-medal={medalOf(ranks[top])}>
          <span className="profile-medal__disc">
            <Icon name={icon} size={20} />
          </span>
          <span className="profile-medal__words">
            <span className="profile-medal__name">{label}</span>
            {isHidden ? <HiddenValue /> : <Link href={to(`top/${top}`)}>{place(top)}</Link>}
          </span>
        </li>
      ))}
    </ul>
  );
};
