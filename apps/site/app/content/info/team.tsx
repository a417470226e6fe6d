import { Loaded } from '@hoshikraft/async-state';
import { infoQueries, type Schemas } from '@hoshikraft/api-client';
import {
  Card,
  CardLink,
  EmptyState,
  Grid,
  Heading,
  PageColumn,
  PageTitle,
  Section,
  Skeleton,
  SkeletonGroup,
  Tag,
} from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useMain } from '../../framework/page/use-main.ts';
import { PageHead } from '../../framework/page/page-head.tsx';
import { definePage } from '../../framework/page/define-page.ts';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { PlayerFigure } from '../../community/players/player-figure.tsx';
import './info.css';
import { WhoToWrite } from './who-to-write.tsx';

const page = definePage({ queries: ({ api }) => ({ team: infoQueries.team(api) }) });
export const loader = page.loader;
export const clientLoader = page.clientLoader;

type Group = Schemas['Team']['groups'][number];

const Member = ({ member }: { member: Group['members'][number] }) => {
  const to = usePagePath();
  const main = useMain();
  const server = main?.servers.find(({ id }) => id === member.serverId)?.documentMeta.serverName;
  return (
    <Card as="li" interactive className="info-member">
      <PlayerFigure login={member.login} picture={member.avatarOrSkin} height={128} />
      <div className="info-member__words">
        <Heading level={3} className="info-member__login">
          <CardLink href={to(`profile/${member.login}`)}>{member.login}</CardLink>
        </Heading>
        <p className="hk-muted hk-small">{member.role}</p>
        {server !== undefined && <Tag tone="outline">{server}</Tag>}
      </div>
    </Card>
  );
};

const Loading = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading the team`}>
      <Grid min={240}>
        {[0, 1, 2, 3, 4, 5].map((place) => (
          <Skeleton key={place} variant="card" height={148} />
        ))}
      </Grid>
    </SkeletonGroup>
  );
};

const Groups = ({ team }: { team: Schemas['Team'] }) => {
  const { t } = useLingui();
  const groups = team.groups.filter(({ members }) => members.length > 0);
  if (groups.length === 0) {
    return (
      <EmptyState
        title={t`The team isn't listed yet`}
        text={t`If you need help, ask in our communities: they are at the bottom of the page.`}
      />
    );
  }
  return groups.map((group) => (
    <Section key={group.id} title={group.title} lead={group.description}>
      <Grid as="ul" min={240}>
        {group.members.map((member) => (
          <Member key={member.login} member={member} />
        ))}
      </Grid>
    </Section>
  ));
};

const TeamPage = () => {
  const { t } = useLingui();
  const main = useMain();
  const about = t`The people who build the servers, keep order and answer questions.`;
  return (
    <PageColumn page sky>
      <PageHead title={t`Team`} description={about} />
      <PageTitle title={t`Team`} lead={about} />
      {main && <WhoToWrite main={main} />}
      <div className="info-team">
        <Loaded query={page.use().team} loading={<Loading />}>
          {(team) => <Groups team={team} />}
        </Loaded>
      </div>
    </PageColumn>
  );
};

export default TeamPage;
