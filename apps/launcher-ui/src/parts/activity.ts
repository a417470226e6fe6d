import type { LauncherState } from '@hoshikraft/launcher-contract';
import { useLingui } from '@lingui/react/macro';

/** What the launcher is doing with a client. */
export type Activity = 'checking' | 'downloading' | 'starting' | 'running';

const OF_JOBS = { verify: 'checking', downloadFiles: 'downloading', startClient: 'starting' } as const;

/** What is being done with the client with that uuid; null if nothing. A move of all files belongs to no client. */
export const activityOf = (uuid: string, { status, clientId, running }: LauncherState): Activity | null => {
  if (status !== 'idle' && status !== 'debugging' && clientId === uuid) return OF_JOBS[status];
  return running?.clientId === uuid ? 'running' : null;
};

/** Each activity in a word or two. */
export const useActivityMessages = (): Readonly<Record<Activity, string>> => {
  const { t } = useLingui();
  return {
    checking: t`Checking now`,
    downloading: t`Downloading now`,
    starting: t`Starting now`,
    running: t`In the game now`,
  };
};
