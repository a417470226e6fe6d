import type { QueryState } from '@hoshikraft/async-state';
import type { Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Button, Card, Section, Skeleton, SkeletonGroup, Text } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { NamedPlayer } from '../players/named-player.tsx';
import { useHours } from '../players/use-hours.ts';
import { ComparePicker } from './compare-picker.tsx';
import { HiddenValue } from './hidden-value.tsx';
import { withChoices } from './statistics-view.ts';

interface Side {
  profile: Schemas['Profile'];
  /** null if hidden. */
  statistics: Schemas['PlayerStatistics'] | null;
}

/** One figure of a player; null if hidden. */
interface Line {
  label: string;
  of: (side: Side) => number | null | undefined;
  isTime?: boolean;
}

const useLines = (): Line[] => {
  const { t } = useLingui();
  return [
    { label: t`Played`, of: ({ statistics }) => statistics?.playtime?.total, isTime: true },
    { label: t`In the last month`, of: ({ statistics }) => statistics?.playtime?.month, isTime: true },
    { label: t`Blocks broken`, of: ({ statistics }) => statistics?.blocksBroken },
    { label: t`Blocks placed`, of: ({ statistics }) => statistics?.blocksPlaced },
    { label: t`Mobs killed`, of: ({ statistics }) => statistics?.mobsKilled },
    { label: t`Players killed`, of: ({ statistics }) => statistics?.playersKilled },
    { label: t`Deaths`, of: ({ statistics }) => statistics?.deaths },
    { label: t`Coins`, of: ({ profile }) => profile.coins?.amount },
    { label: t`Likes`, of: ({ profile }) => profile.likes },
    { label: t`Friends`, of: ({ profile }) => profile.friends },
  ];
};

const Table = ({ one, other }: { one: Side; other: Side }) => {
  const { t } = useLingui();
  const to = usePagePath();
  const { number } = useFormats();
  const hours = useHours();
  const sides = [one, other];
  return (
    <table className="profile-compare">
      <caption className="hk-visually-hidden">{t`Two players side by side`}</caption>
      <thead>
        <tr>
          <td />
          {sides.map(({ profile: { login, avatarOrSkin } }) => (
            <th key={login} scope="col">
              <NamedPlayer login={login} picture={avatarOrSkin} href={to(`profile/${login}/statistics`)} size={32} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {useLines().map(({ label, of, isTime = false }) => {
          const values = sides.map((side) => of(side) ?? null);
          const known = values.filter((value) => value !== null);
          const most = known.length === 2 && known[0] !== known[1] ? Math.max(...known) : null;
          return (
            <tr key={label}>
              <th scope="row">{label}</th>
              {values.map((value, side) => (
                <td key={side} data-more={(value !== null && value === most) || undefined}>
                  {value === null ? <HiddenValue /> : isTime ? hours(value) : number(value)}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

export interface ComparePlayersProps {
  /** The player of the page. */
  one: Side;
  /** The player named in the URL; null if none. */
  other: { profile: QueryState<Schemas['Profile']>; statistics: QueryState<Schemas['PlayerStatistics'] | null> } | null;
}

/** Compares this player with the one named in the URL; values that either hides are marked as hidden. */
export const ComparePlayers = ({ one, other }: ComparePlayersProps) => {
  const { t } = useLingui();
  const [, setSearch] = useSearchParams();
  const compareWith = (login: string | null): void =>
    setSearch((now) => withChoices(now, { with: login }), { preventScrollReset: true });
  const { login } = one.profile;
  const isFailed = Boolean(other?.profile.error ?? other?.statistics.error);
  const [profile, statistics] = [other?.profile.data, other?.statistics.data];
  return (
    <Section
      title={t`Compare`}
      action={
        other && (
          <Button variant="quiet" size="small" startIcon="close" onClick={() => compareWith(null)}>
            {t`With another player`}
          </Button>
        )
      }
    >
      <Card>
        {other === null && <ComparePicker nickname={login} onPick={compareWith} />}
        {isFailed && <Text tone="muted">{t`There's no player to compare with at this address.`}</Text>}
        {profile !== undefined && statistics !== undefined && <Table one={one} other={{ profile, statistics }} />}
        {other !== null && !isFailed && (profile === undefined || statistics === undefined) && (
          <SkeletonGroup label={t`Loading the player`}>
            <Skeleton variant="block" height={320} />
          </SkeletonGroup>
        )}
      </Card>
    </Section>
  );
};
