import { useLingui } from '@lingui/react/macro';
import { useLauncherState } from '../service/launcher-state.ts';
import type { ServiceSchemas } from '../service/service-queries.ts';

type Client = Pick<ServiceSchemas['Client'], 'uuid' | 'name'>;

/** Why no job with the files can start now; null if one can. */
export const useBusyMessage = (clients: readonly Client[]): string | null => {
  const { t } = useLingui();
  const { status, phase, clientId, running } = useLauncherState();
  const nameOf = (uuid: string | null) => clients.find((client) => client.uuid === uuid)?.name;
  if (running !== null) {
    const name = nameOf(running.clientId);
    return name === undefined ? t`The game is running` : t`${name} is running`;
  }
  if (status === 'idle') return null;
  if (phase === 'moving') return t`The game folder is being moved`;
  const name = nameOf(clientId);
  if (name === undefined) return t`The launcher is busy`;
  if (status === 'verify') return t`${name} is being checked`;
  return status === 'downloadFiles' ? t`${name} is downloading` : t`${name} is starting`;
};
