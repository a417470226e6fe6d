import { useAmounts } from '@hoshikraft/i18n';
import { Button, Notice, ServerEmblem, showToast, Text } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { useErrorMessage } from '../parts/error-messages.ts';
import { JobProgress } from '../parts/job-progress.tsx';
import { useLauncherState, useProgress } from '../service/launcher-state.ts';
import { serviceCalls } from '../service/service-calls.ts';
import { useService } from '../service/service-context.tsx';
import { serviceQueries, type ServiceSchemas } from '../service/service-queries.ts';
import { useBusyMessage } from './busy-message.ts';
import { SettingQuery } from './setting-query.tsx';

type Client = ServiceSchemas['Client'];

/** Shows a toast once when a check ends without an error and was not cancelled. */
const useDone = (working: boolean, succeeded: boolean, text: string): void => {
  const before = useRef(working);
  useEffect(() => {
    if (before.current && !working && succeeded) showToast({ id: 'verified', type: 'success', text });
    before.current = working;
  }, [working, succeeded, text]);
};

const CheckFailure = ({ error }: { error: ServiceSchemas['LaunchError'] }) => {
  const { title, text } = useErrorMessage()(error);
  return (
    <Notice tone="error" live="alert" title={title}>
      {text} {error.path && <code className="settings__path">{error.path}</code>}
    </Notice>
  );
};

interface ClientFilesProps {
  client: Client;
  /** Why no job can start now; null if one can. */
  busy: string | null;
}

const ClientFiles = ({ client, busy }: ClientFilesProps) => {
  const { t } = useLingui();
  const { bytes } = useAmounts();
  const service = useService();
  const { status, clientId, error } = useLauncherState();
  const reasonId = useId();
  const progress = useProgress();
  const verify = useMutation(serviceCalls.verify(service));
  const cancel = useMutation(serviceCalls.cancel(service));
  const { uuid, name, serverId, sizes } = client;
  const ours = clientId === uuid;
  const working = ours && (status === 'verify' || status === 'downloadFiles');
  const installed = client.status !== 'notInstalled';
  const reason = installed ? busy : t`Not installed yet`;
  useDone(working, ours && error === null, t`All files of ${name} are fine.`);
  return (
    <li className="verify__item">
      <ServerEmblem server={serverId} size={36} />
      <div>
        <p>{name}</p>
        {installed && <p className="hk-small hk-muted">{bytes(sizes.installed)}</p>}
        {!working && reason !== null && (
          <p id={reasonId} className="hk-small hk-muted">
            {reason}
          </p>
        )}
      </div>
      {working && (
        <Button
          size="small"
          loading={cancel.isPending}
          onClick={() => cancel.mutate({})}
          aria-label={`${t`Cancel`}: ${name}`}
        >
          {t`Cancel`}
        </Button>
      )}
      {!working && installed && (
        <Button
          size="small"
          startIcon="shield"
          disabled={reason !== null}
          aria-describedby={reason === null ? undefined : reasonId}
          loading={verify.isPending}
          loadingLabel={t`Getting ready…`}
          aria-label={t`Check the files of ${name}`}
          onClick={() => verify.mutate(uuid)}
        >
          {t`Check`}
        </Button>
      )}
      {working && progress && <JobProgress progress={progress} />}
      {!working && ours && error !== null && <CheckFailure error={error} />}
    </li>
  );
};

const List = ({ clients }: { clients: readonly Client[] }) => {
  const busy = useBusyMessage(clients);
  return (
    <ul className="verify">
      {clients.map((client) => (
        <ClientFiles key={client.uuid} client={client} busy={busy} />
      ))}
    </ul>
  );
};

/** A full check of each client: every file by its hash, repaired if it differs. */
export const VerifyFiles = () => {
  const { t } = useLingui();
  const clients = useQuery(serviceQueries.clients(useService()));
  return (
    <>
      <Text tone="muted" size="small">
        {t`If the game crashes or looks wrong, check its files: damaged ones are downloaded again.`}
      </Text>
      <SettingQuery query={clients}>{({ clients: list }) => <List clients={list} />}</SettingQuery>
    </>
  );
};
