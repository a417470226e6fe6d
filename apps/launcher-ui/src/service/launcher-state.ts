import type { LauncherState, Progress } from '@hoshikraft/launcher-contract';
import { atom, useAtomValue } from 'jotai';

/** Whether the service is there: being looked for, answering, or lost after it had answered. */
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
/** The service refuses this page: it was started anew and has another key, or another version of the protocol. */
export const barrierAtom = atom<'refused' | 'outdated' | null>(null);
export const connectionAtom = atom<Connection>('connecting');

/** State of the launcher as the service last told it, whole. */
export const useLauncherState = (): LauncherState => useAtomValue(launcherStateAtom);

/** Progress of the present job; null while there is none, or none of it is known yet. */
export const useProgress = (): Progress | null => useAtomValue(progressAtom);

/** Whether the service is there; the shell shows a banner while it is lost. */
export const useConnection = (): Connection => useAtomValue(connectionAtom);
