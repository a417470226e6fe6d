import type { Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { type Milestone, type MilestoneKind, milestoneOf } from '@hoshikraft/shared';
import { Card, Grid, Icon, type IconName, Meter, Section } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';

const ICONS: Readonly<Record<MilestoneKind, IconName>> = {
  hours: 'clock',
  blocksBroken: 'pickaxe',
  blocksPlaced: 'cube',
  mobsKilled: 'flame',
  chatMessages: 'chat',
  likes: 'heart',
  friends: 'users',
};
const HOUR_S = 3600;

interface Known {
  profile: Schemas['Profile'];
  /** null if hidden. */
  statistics: Schemas['PlayerStatistics'] | null;
}

/** The milestones of the figures that are not hidden. */
function listMilestones({ profile: { likes, friends }, statistics }: Known): Milestone[] {
  const seconds = statistics?.playtime?.total;
  const figures: [MilestoneKind, number | null | undefined][] = [
    ['hours', seconds === undefined ? null : Math.floor(seconds / HOUR_S)],
    ['blocksBroken', statistics?.blocksBroken],
    ['blocksPlaced', statistics?.blocksPlaced],
    ['mobsKilled', statistics?.mobsKilled],
    ['chatMessages', statistics?.chatMessages],
    ['likes', likes],
    ['friends', friends],
  ];
  return figures.flatMap(([kind, value]) => (typeof value === 'number' ? [milestoneOf(kind, value)] : []));
}

const Step = ({ milestone: { kind, value, reached: last, next } }: { milestone: Milestone }) => {
  const { t } = useLingui();
  const { number } = useFormats();
  const names: Record<MilestoneKind, string> = {
    hours: t`Hours played`,
    blocksBroken: t`Blocks broken`,
    blocksPlaced: t`Blocks placed`,
    mobsKilled: t`Mobs killed`,
    chatMessages: t`Chat messages`,
    likes: t`Likes`,
    friends: t`Friends`,
  };
  const [is, was, then] = [number(value), number(last ?? 0), number(next ?? 0)];
  return (
    <Card as="li" className="profile-milestone" data-reached={last !== null || undefined}>
      <p className="profile-milestone__name">
        <Icon name={ICONS[kind]} size={20} />
        <span>{names[kind]}</span>
        <strong>{last === null ? t`not yet` : t`${was} reached`}</strong>
      </p>
      {next === null ? (
        <p className="hk-muted hk-small">{t`${is}: all milestones reached`}</p>
      ) : (
        <Meter label={t`To ${then}`} value={value} max={next} valueText={t`${is} of ${then}`} />
      )}
    </Card>
  );
};

/** Milestones that a player has reached, and the next ones. */
export const Milestones = (known: Known) => {
  const { t } = useLingui();
  return (
    <Section title={t`Milestones`}>
      <Grid as="ul" min={260}>
        {listMilestones(known).map((milestone) => (
          <Step key={milestone.kind} milestone={milestone} />
        ))}
      </Grid>
    </Section>
  );
};
