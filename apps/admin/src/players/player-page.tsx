import { adminQueries, ApiFailure, type Schemas, useApi } from '@hoshikraft/api-client';
import { Loaded } from '@hoshikraft/async-state';
import {
  Button,
  type IconName,
  Link,
  Menu,
  PageTitle,
  Row,
  Section,
  SkeletonText,
  VisuallyHidden,
} from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { useParams } from 'react-router';
import { ActsTable } from '../audit/acts-table.tsx';
import { useMay } from '../shell/session.tsx';
import { NotFoundPage } from '../shell/state-page.tsx';
import {
  AssignEmailDialog,
  DeletionDialog,
  EndSessionsDialog,
  ExportDialog,
  TakeDownDialog,
  WaiveFactorsDialog,
} from './account-dialogs.tsx';
import { BansTable } from './bans-table.tsx';
import { ChangeGroupsDialog } from './change-groups-dialog.tsx';
import { CorrectBalanceDialog, type PlayerDialogProps } from './correct-balance-dialog.tsx';
import { GiveRoleDialog } from './grant-dialogs.tsx';
import { GrantsTable } from './grants-table.tsx';
import { MoneyTable } from './money-table.tsx';
import { PaymentsTable } from './payments-table.tsx';
import { PlayerFacts } from './player-facts.tsx';

type Dialog = 'balance' | 'role' | 'groups' | 'picture' | 'sessions' | 'email' | 'factors' | 'export' | 'deletion';

const DIALOGS: Readonly<Record<Dialog, ComponentType<PlayerDialogProps>>> = {
  balance: CorrectBalanceDialog,
  role: GiveRoleDialog,
  groups: ChangeGroupsDialog,
  picture: TakeDownDialog,
  sessions: EndSessionsDialog,
  email: AssignEmailDialog,
  factors: WaiveFactorsDialog,
  export: ExportDialog,
  deletion: DeletionDialog,
};

const PlayerButtons = ({ player }: { player: Schemas['AdminPlayer'] }) => {
  const { t } = useLingui();
  const may = useMay();
  const [open, setOpen] = useState<Dialog | null>(null);
  const { appearance, sessions, factors, login, groups, deleteAt } = player;
  const more: readonly { key: Dialog; label: string; icon: IconName; offered: boolean }[] = [
    { key: 'role', label: t`Give a privilege`, icon: 'crown', offered: may('admin.money') },
    { key: 'picture', label: t`Take a picture down`, icon: 'eye', offered: appearance.length > 0 },
    { key: 'sessions', label: t`End the sessions`, icon: 'logout', offered: sessions > 0 },
    { key: 'email', label: t`Replace the email`, icon: 'mail', offered: may('admin.support') },
    { key: 'factors', label: t`Lost phone`, icon: 'shield', offered: may('admin.support') && factors.length > 0 },
    { key: 'export', label: t`Export data`, icon: 'download', offered: may('admin.support') },
    {
      key: 'deletion',
      label: deleteAt === null ? t`Delete the account` : t`Keep the account`,
      icon: 'trash',
      offered: may('admin.support') && !groups.includes('admin'),
    },
  ];
  const items = more.filter(({ offered }) => offered);
  const Shown = open === null ? null : DIALOGS[open];
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
      {items.length > 0 && (
        <Menu
          align="end"
          trigger={(props) => (
            <Button variant="quiet" endIcon="chevron-down" {...props}>
              {t`More`} <VisuallyHidden>{t`for ${login}`}</VisuallyHidden>
            </Button>
          )}
          items={items.map(({ key, label, icon }) => ({ key, label, icon, onSelect: () => setOpen(key) }))}
        />
      )}
      {Shown !== null && <Shown player={player} onClose={() => setOpen(null)} />}
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
          <Section title={t`Top-ups`}>
            <PaymentsTable player={player} />
          </Section>
          <Section title={t`Privileges`}>
            <GrantsTable player={player} />
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
