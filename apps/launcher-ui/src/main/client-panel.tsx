import { useSession } from '@hoshikraft/auth-session';
import { Button, showToast } from '@hoshikraft/ui';
import { Plural, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { activityOf } from '../parts/activity.ts';
import { useLauncherPath } from '../parts/launcher-path.ts';
import { useLauncherState } from '../service/launcher-state.ts';
import { serviceCalls } from '../service/service-calls.ts';
import { useService } from '../service/service-context.tsx';
import type { ServiceSchemas } from '../service/service-queries.ts';
import { ClientCard } from './client-card.tsx';
import type { ErrorAction } from '../parts/error-messages.ts';
import { InterruptedBanner } from './interrupted-banner.tsx';
import { LaunchButton } from './launch-button.tsx';
import { LaunchFailure } from './launch-failure.tsx';
import { LaunchNews } from './launch-news.tsx';
import { stageOf } from './launch-stage.ts';
import { OtherClient } from './other-client.tsx';
import { StageProgress } from './stage-progress.tsx';
import { useStoppedDownloads } from './stopped-downloads.ts';
import { useLaunch } from './use-launch.ts';
import { useSelectedMods } from '../parts/selected-mods.ts';
import type { Live } from '../parts/use-live-servers.ts';

const StopDialog = lazy(async () => ({ default: (await import('./stop-dialog.tsx')).StopDialog }));

const ModsDrawer = lazy(async () => ({ default: (await import('./mods-drawer.tsx')).ModsDrawer }));

const RESTING: ReadonlySet<string> = new Set(['play', 'install', 'update', 'continue', 'repair', 'signIn']);

export interface ClientPanelProps {
  client: ServiceSchemas['Client'];
  /** The client of the current job or game, if it is another one. */
  other: ServiceSchemas['Client'] | undefined;
  live: Live | undefined;
  /** The API does not respond. */
  away: boolean;
  /** The list of clients is the trusted copy. */
  outdated: boolean;
  /** Selects another server's client. */
  onSelect: (serverId: string) => void;
}

/** The selected client and all its actions. */
export const ClientPanel = ({ client, other, live, away, outdated, onSelect }: ClientPanelProps) => {
  const { t } = useLingui();
  const service = useService();
  const state = useLauncherState();
  const navigate = useNavigate();
  const path = useLauncherPath();
  const signedIn = useSession().kind === 'signed-in';
  const { launch, sending } = useLaunch(away);
  const { selectedIds, select } = useSelectedMods(client);
  const { isStopped, noteCancelled } = useStoppedDownloads();
  const repair = useMutation(serviceCalls.verify(service));
  const cancel = useMutation(serviceCalls.cancel(service));
  const [dialog, setDialog] = useState<'stop' | 'mods' | null>(null);
  const close = (): void => setDialog(null);

  const stage = stageOf({
    client,
    state,
    sending: sending === client.uuid,
    stopped: isStopped(client.uuid, state),
    signedIn,
    away,
    outdated,
  });
  const begin = (): void => {
    if (signedIn || stage.kind === 'play') launch({ client: client.uuid, optional: [...selectedIds] });
    else void navigate(path('login'));
  };
  const mend = (): void => repair.mutate(client.uuid);
  const stopJob = (): void =>
    cancel.mutate(
      {},
      {
        onSuccess: () => {
          const paused = stage.kind === 'downloading';
          if (paused) noteCancelled(client.uuid);
          showToast({
            id: 'cancelled',
            text: paused ? t`Paused. Your downloads are kept.` : t`Cancelled. Your downloads are kept.`,
          });
        },
      },
    );
  const act: Readonly<Record<ErrorAction, () => void>> = {
    again: client.status === 'broken' ? mend : begin,
    repair: mend,
    folder: () => void navigate(path('settings/folder')),
    memory: () => void navigate(path('settings/ram')),
    log: () => void navigate(path('debugging')),
  };
  const othersActivity = other ? activityOf(other.uuid, state) : null;
  const busyWith = other && othersActivity !== 'running' ? other.name : null;
  const playing = state.running?.clientId === client.uuid;
  const resting = RESTING.has(stage.kind);
  const error = state.error?.clientId === client.uuid || state.error?.clientId === null ? state.error : null;
  const interrupted = state.interrupted?.clientId === client.uuid ? state.interrupted : null;

  return (
    <ClientCard
      client={client}
      live={live}
      lost={away}
      playing={playing}
      footer={
        <>
          {error === null && <LaunchNews />}
          <StageProgress stage={stage} busyWith={busyWith} />
          <div className="client__actions">
            <LaunchButton
              stage={stage}
              clientName={client.name}
              onLaunch={begin}
              onRepair={mend}
              onCancel={stopJob}
              onStop={() => setDialog('stop')}
            />
            {client.optionalMods.length > 0 && (
              <Button size="large" startIcon="cube" aria-haspopup="dialog" onClick={() => setDialog('mods')}>
                <Plural value={client.optionalMods.length} one="# optional mod" other="# optional mods" />
              </Button>
            )}
          </div>
        </>
      }
    >
      {other && othersActivity && (
        <OtherClient name={other.name} activity={othersActivity} onGo={() => onSelect(other.serverId)} />
      )}
      {resting && error !== null && <LaunchFailure error={error} onAction={(action) => act[action]()} />}
      {resting && interrupted !== null && (
        <InterruptedBanner bytesHeld={interrupted.bytesHeld} status={client.status} bytesLeft={client.sizes.download} />
      )}
      <Suspense fallback={null}>
        {dialog === 'stop' && (
          <StopDialog
            clientName={client.name}
            pending={cancel.isPending}
            onStop={() => cancel.mutate({ force: true }, { onSettled: close })}
            onClose={close}
          />
        )}
        {dialog === 'mods' && (
          <ModsDrawer
            mods={client.optionalMods}
            selectedIds={selectedIds}
            playing={playing}
            onChange={select}
            onClose={close}
          />
        )}
      </Suspense>
    </ClientCard>
  );
};
