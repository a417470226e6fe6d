import type { Schemas } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import { Button, Card, EmptyState } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { PlaceRow } from './place-row.tsx';
import { Podium } from './podium.tsx';
import { useLeaderboardMessages } from './leaderboard-messages.ts';

const STEPS = 3;

const OwnPlace = ({ top }: { top: Schemas['Top'] }) => {
  const { t } = useLingui();
  const session = useSession();
  const { ownEmpty } = useLeaderboardMessages()(top.type);
  if (session.kind !== 'signed-in') return <div className="top-own top-own--place hk-skeleton" aria-hidden="true" />;
  return (
    <section className="top-own" aria-labelledby="top-own">
      <h2 id="top-own" className="top-own__title">{t`Your place`}</h2>
      {top.own === null ? (
        <p className="hk-muted">{ownEmpty}</p>
      ) : (
        <Card className="top-row top-row--own">
          <PlaceRow type={top.type} place={top.own} own />
        </Card>
      )}
    </section>
  );
};

/** Podium, the other ranks up to 100, and the user's own rank, even beyond 100. */
export const TopPlaces = ({ top }: { top: Schemas['Top'] }) => {
  const { t } = useLingui();
  const to = usePagePath();
  const { empty } = useLeaderboardMessages()(top.type);
  if (top.places.length === 0) {
    return (
      <EmptyState
        title={t`No one here yet`}
        text={empty}
        actions={
          <Button href={to('start')} variant="primary">
            {t`Start playing`}
          </Button>
        }
      />
    );
  }
  const rest = top.places.slice(STEPS);
  return (
    <div className="top-places">
      <Podium type={top.type} places={top.places.slice(0, STEPS)} />
      <div className="top-places__list">
        <OwnPlace top={top} />
        {rest.length > 0 && (
          <Card className="top-list">
            <ol start={STEPS + 1}>
              {rest.map((place, index) => (
                <li key={index} className="top-row">
                  <PlaceRow
                    type={top.type}
                    place={place}
                    own={place.login !== null && place.login === top.own?.login}
                  />
                </li>
              ))}
            </ol>
          </Card>
        )}
      </div>
    </div>
  );
};
