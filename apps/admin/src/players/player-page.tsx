import { adminQueries, ApiFailure, type Schemas, useApi } from '@hoshikraft/api-client';
import { Loaded } from '@hoshikraft/async-state';
import { Button, Link, PageTitle, Row, Section, SkeletonText } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { ActsTable } from '../audit/acts-table.tsx';
import { useMay } from '../shell/session.tsx';
import { NotFoundPage } from '../shell/state-page.tsx';
import { EndSessionsDialog, TakeDownDialog } from './account-dialogs.tsx';
import { BansTable } from './bans-table.tsx';
import { ChangeGroupsDialog } from './change-groups-dialog.tsx';
import { CorrectBalanceDialog } from './correct-balance-dialog.tsx';
import { MoneyTable } from './money-table.tsx';
import { PlayerFacts } from './player-facts.tsx';

const PlayerButtons = ({ player }: { player: Schemas['AdminPlayer'] }) => {
  const { t } = useLingui();
  const may = useMay();
  const [open, setOpen] = useState<'balance' | 'groups' | 'sessions' | 'picture' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <Row gap={2}>
      {may('admin.money') && (
        <Button startIcon="wallet" onClick={() => setOpen('balance')}>
          {t`Correct the balance`}
        </Button>
      )}
      {may('admin.settings') && (
        <Button startIcon="shield" onClick={() => setOpen('groups')}>
          {t`Change the groups`}
        </Button>
      )}
      {player.appearance.length > 0 && (
        <Button variant="quiet" startIcon="eye" onClick={() => setOpen('picture')}>
          {t`Take a picture down`}
        </Button>
      )}
      {player.sessions > 0 && (
        <Button variant="quiet" startIcon="logout" onClick={() => setOpen('sessions')}>
          {t`End the sessions`}
        </Button>
      )}
      {open === 'picture' && <TakeDownDialog player={player} onClose={close} />}
      {open === 'sessions' && <EndSessionsDialog player={player} onClose={close} />}
      {open === 'balance' && <CorrectBalanceDialog player={player} onClose={close} />}
      {open === 'groups' && <ChangeGroupsDialog player={player} onClose={close} />}
    </Row>
  );
};

/** The account of a player. */
export const PlayerPage = () => {
  const { t } = useLingui();
  const may = useMay();
  const { playerId = '' } = useParams();
  const query = useQuery(adminQueries.player(useApi(), playerId));
  // Code 1: the address has no id at all.
  if (query.error instanceof ApiFailure && (query.error.httpCode === 404 || query.error.code === 1)) {
    return <NotFoundPage />;
  }
  return (
    <Loaded query={query} loading={<SkeletonText />} level={1}>
      {(player) => (
        <>
          <PageTitle
            title={player.login}
            lead={<Link href="/players">{t`All players`}</Link>}
            action={<PlayerButtons player={player} />}
          />
          <PlayerFacts player={player} />
          <Section title={t`Money movements`}>
            <MoneyTable playerId={player.id} />
          </Section>
          <Section title={t`Bans`}>
            <BansTable playerId={player.id} />
          </Section>
          {may('admin.audit') && (
            <Section title={t`What operators changed`}>
              <ActsTable
                filter={{ player: player.id }}
                empty={{ title: t`No changes yet`, text: t`What operators change on this account appears here.` }}
              />
            </Section>
          )}
        </>
      )}
    </Loaded>
  );
};
