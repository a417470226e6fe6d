import type { Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { type Milestone, type MilestoneKind, MILESTONES, milestoneOf } from '@hoshikraft/shared';
import { Card, Disclosure, Grid, Icon, type IconName, Meter, Section } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';

const ICONS: Readonly<Record<MilestoneKind, IconName>> = {
  hours: 'clock',
  blocksBroken: 'pickaxe',
  blocksPlaced: 'cube',
  mobsKilled: 'sword',
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
      <span className="profile-medal__disc">
        <Icon name={ICONS[kind]} size={20} />
      </span>
      <p className="profile-milestone__name">
        <span>{names[kind]}</span>
        <strong>{last === null ? t`not yet` : t`${was} reached`}</strong>
      </p>
      {next === null ? (
        <p className="profile-milestone__next">{t`${is}: all milestones reached`}</p>
      ) : (
        <div className="profile-milestone__next">
          <Meter bare label={t`To ${then}`} value={value} max={next} valueText={t`${is} of ${then}`} />
          <span aria-hidden="true">{t`${is} of ${then}`}</span>
        </div>
      )}
    </Card>
  );
};

/** Milestones that are always in sight: those with most steps behind them. */
const PINNED = 4;
const progressOf = ({ kind, value }: Milestone): number => {
  const steps: readonly number[] = MILESTONES[kind];
  return steps.filter((step) => step <= value).length / steps.length;
};

const Steps = ({ milestones }: { milestones: readonly Milestone[] }) => (
  <Grid as="ul" min={240} gap={4}>
    {milestones.map((milestone) => (
      <Step key={milestone.kind} milestone={milestone} />
    ))}
  </Grid>
);

/** Milestones that a player has reached, the greatest pinned on top, and the next ones. */
export const Milestones = (known: Known) => {
  const { t } = useLingui();
  const milestones = listMilestones(known).sort((one, other) => progressOf(other) - progressOf(one));
  const others = milestones.slice(PINNED);
  return (
    <Section title={t`Milestones`}>
      <Steps milestones={milestones.slice(0, PINNED)} />
      {others.length > 0 && (
        <div className="profile-other-milestones">
          <Disclosure summary={t`More milestones`}>
            <Steps milestones={others} />
          </Disclosure>
        </div>
      )}
    </Section>
  );
};
