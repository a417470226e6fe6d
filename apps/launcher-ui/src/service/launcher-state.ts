import type { LauncherState, Progress } from '@hoshikraft/launcher-contract';
import { atom, useAtomValue } from 'jotai';

/** Whether the service is available: connecting, connected, or lost after it was connected. */
export type Connection = 'connecting' | 'online' | 'lost';

const AT_REST: LauncherState = {
  status: 'idle',
  clientId: null,
  jobId: null,
  phase: null,
  running: null,
  error: null,
  interrupted: null,
  offline: false,
};

export const launcherStateAtom = atom<LauncherState>(AT_REST);
export const progressAtom = atom<Progress | null>(null);
/** The service refuses this page: it was restarted with another token, or has another protocol version. */
export const barrierAtom = atom<'refused' | 'outdated' | null>(null);
export const connectionAtom = atom<Connection>('connecting');

/** Last known state of the launcher. */
export const useLauncherState = (): LauncherState => useAtomValue(launcherStateAtom);

/** Progress of the current job; null if there is none, or it is unknown. */
export const useProgress = (): Progress | null => useAtomValue(progressAtom);

/** Whether the service is available; the shell shows a banner while it is lost. */
export const useConnection = (): Connection => useAtomValue(connectionAtom);
