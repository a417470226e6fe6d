import type { LauncherState } from '@hoshikraft/launcher-contract';
import { useLingui } from '@lingui/react/macro';

/** What the launcher does with a client now. */
export type Activity = 'checking' | 'downloading' | 'starting' | 'running';

const OF_JOBS = { verify: 'checking', downloadFiles: 'downloading', startClient: 'starting' } as const;

/** What is being done with the client of that uuid; null while it rests. A move of all files is of no client. */
export const activityOf = (uuid: string, { status, clientId, running }: LauncherState): Activity | null => {
  if (status !== 'idle' && status !== 'debugging' && clientId === uuid) return OF_JOBS[status];
  return running?.clientId === uuid ? 'running' : null;
};

/** Each of them in a word or two. */
export const useActivityWords = (): Readonly<Record<Activity, string>> => {
  const { t } = useLingui();
  return {
    checking: t`Checking now`,
    downloading: t`Downloading now`,
    starting: t`Starting now`,
    running: t`In the game now`,
  };
};
