import { type QueryState, Loaded } from '@hoshikraft/async-state';
import type { BestRole as Role, Schemas } from '@hoshikraft/api-client';
import {
  Button,
  Card,
  CardLink,
  Grid,
  Heading,
  Icon,
  PageColumn,
  RoleFace,
  Section,
  Skeleton,
  SkeletonGroup,
  Text,
} from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { OfferPrice, priceForAll } from '../billing/store/offer-price.tsx';
import { useMain } from '../framework/page/use-main.ts';
import { usePagePath } from '../framework/page/site-facts.tsx';

type Period = Schemas['Period'];

const usePeriodNames = (): Record<Period, string> => {
  const { t } = useLingui();
  return { month: t`for 31 days`, three_months: t`for 93 days`, forever: t`forever` };
};

/** Price for the shortest period, with the user's discount if there is one. */
const RolePrice = ({ role }: { role: Role }) => {
  const periods = usePeriodNames();
  const {
    offers: [offer],
    prices: [listed],
  } = role;
  const period = offer?.period ?? listed?.period;
  const price = offer?.price ?? (listed && priceForAll(listed));
  if (period === undefined || price === undefined) return null;
  return (
    <div className="home-role__price">
      <OfferPrice price={price} />
      <span className="hk-subtle hk-small">{periods[period]}</span>
    </div>
  );
};

const BestRole = ({ role, serverName }: { role: Role; serverName: string }) => {
  const to = usePagePath();
  return (
    <Card as="li" interactive className="home-role">
      <div className="home-role__head">
        <RoleFace role={role.id} tier={role.tier} colour={role.color} size={64} />
        <div>
          <Heading level={3}>
            <CardLink href={to(`store?server=${role.serverId}`)}>{role.name}</CardLink>
          </Heading>
          <p className="hk-subtle hk-small">{serverName}</p>
        </div>
      </div>
      <Text tone="muted" size="small" className="home-role__summary">
        {role.summary}
      </Text>
      <ul className="home-role__list">
        {role.highlights.map((highlight) => (
          <li key={highlight}>
            <Icon name="check" />
            {highlight}
          </li>
        ))}
      </ul>
      <div className="home-role__end own-slot">
        <RolePrice role={role} />
      </div>
    </Card>
  );
};

const Loading = ({ count }: { count: number }) => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading the privileges`}>
      <Grid>
        {Array.from({ length: count }, (_, place) => (
          <Skeleton key={place} variant="card" height={340} />
        ))}
      </Grid>
    </SkeletonGroup>
  );
};

/** The best-choice privilege of each server where the player has no such or higher one; renders nothing if there is none. */
export const BestRoles = ({ roles }: { roles: QueryState<readonly Role[]> }) => {
  const { t } = useLingui();
  const to = usePagePath();
  const servers = useMain()?.servers ?? [];
  const nameOf = (id: string): string => servers.find((server) => server.id === id)?.documentMeta.serverName ?? '';
  if (roles.data?.length === 0) return null;
  return (
    <PageColumn>
      <Section
        divider="water"
        title={t`Best choice on each server`}
        lead={t`A privilege unlocks commands, kits and land. Buy it here, and it's delivered in the game automatically.`}
        action={
          <Button variant="quiet" className="home-more" endIcon="arrow-right" href={to('store')}>
            {t`All privileges`}
          </Button>
        }
      >
        <Loaded query={roles} level={3} loading={<Loading count={servers.length} />}>
          {(best) => (
            <Grid as="ul">
              {best.map((role) => (
                <BestRole key={role.id} role={role} serverName={nameOf(role.serverId)} />
              ))}
            </Grid>
          )}
        </Loaded>
      </Section>
    </PageColumn>
  );
};
