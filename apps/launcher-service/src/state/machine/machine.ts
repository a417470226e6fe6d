import type { Schemas } from '../../schemas.ts';

export type LauncherState = Schemas['LauncherState'];
type LaunchError = Schemas['LaunchError'];

/** Events of the launcher. */
export type LauncherEvent =
  /** A job starts: `launch` ends with the game, `check` with idle; `move` moves all files to another folder. */
  | { type: 'begin'; job: 'launch' | 'check'; jobId: string; clientId: string }
  | { type: 'begin'; job: 'move'; jobId: string }
  /** The phase of a job changes within its status. */
  | { type: 'phase'; phase: Schemas['Phase'] }
  /** The servers are unavailable: the trusted copy is used. */
  | { type: 'offline' }
  /** There are changes to download, write or delete. */
  | { type: 'fetch' }
  /** The files are complete, the game is about to start. */
  | { type: 'start' }
  /** The files are complete, and the job ends. */
  | { type: 'finish' }
  | { type: 'spawned'; running: Schemas['RunningGame'] }
  /** The game runs; `console` opens its output. */
  | { type: 'ready'; console: boolean }
  /** The game has ended, with the error if it crashed. */
  | { type: 'exited'; error: LaunchError | null }
  | { type: 'fail'; error: LaunchError }
  | { type: 'cancel' }
  /** Found after a restart of the service. */
  | { type: 'interrupted'; interrupted: Schemas['Interrupted'] }
  | { type: 'adopted'; running: Schemas['RunningGame']; console: boolean };

/** State after a start without unfinished work. */
export const INITIAL_STATE: LauncherState = {
  status: 'idle',
  clientId: null,
  jobId: null,
  phase: null,
  running: null,
  error: null,
  interrupted: null,
  offline: false,
};

const resting = { status: 'idle', phase: null } as const;

function begin(state: LauncherState, event: LauncherEvent & { type: 'begin' }): LauncherState {
  const clean = { ...state, jobId: event.jobId, error: null, interrupted: null, offline: false };
  return event.job === 'move'
    ? { ...clean, status: 'downloadFiles', phase: 'moving', clientId: null }
    : { ...clean, status: 'verify', phase: 'metadata', clientId: event.clientId };
}

/** Whether an event is possible in a state. */
function isPossible(state: LauncherState, event: LauncherEvent): boolean {
  const { status, running } = state;
  const isPreparing = status === 'verify' || status === 'downloadFiles';
  switch (event.type) {
    case 'begin':
    case 'interrupted':
    case 'adopted':
      return status === 'idle' && running === null;
    case 'phase':
      return isPreparing || status === 'startClient';
    case 'offline':
    case 'fetch':
      return status === 'verify';
    case 'start':
    case 'finish':
      return isPreparing;
    case 'spawned':
      return status === 'startClient' && running === null;
    case 'ready':
      return status === 'startClient' && running !== null;
    case 'exited':
      return running !== null;
    case 'cancel':
      return running === null && (status !== 'idle' || state.clientId !== null);
    case 'fail':
      return isPreparing || (status === 'startClient' && running === null);
  }
}

/**
 * The launcher's states (docs/product/launcher.md#states: idle, verify, downloadFiles, startClient, debugging) as a pure function.
 * Impossible events change nothing.
 */
export function reduce(state: LauncherState, event: LauncherEvent): LauncherState {
  if (!isPossible(state, event)) return state;
  switch (event.type) {
    case 'begin':
      return begin(state, event);
    case 'phase':
      return event.phase === state.phase ? state : { ...state, phase: event.phase };
    case 'offline':
      return { ...state, offline: true };
    case 'fetch':
      return { ...state, status: 'downloadFiles', phase: 'downloading' };
    case 'start':
      return { ...state, status: 'startClient', phase: 'starting' };
    case 'finish':
      return { ...state, ...resting };
    case 'spawned':
      return { ...state, running: event.running };
    case 'ready':
      return { ...state, status: event.console ? 'debugging' : 'idle', phase: null };
    case 'exited':
      return { ...state, ...resting, running: null, error: event.error };
    case 'fail':
      return { ...state, ...resting, error: event.error };
    case 'cancel':
      return { ...state, ...resting, clientId: null, jobId: null };
    case 'interrupted':
      return { ...state, interrupted: event.interrupted };
    case 'adopted':
      return {
        ...state,
        status: event.console ? 'debugging' : 'idle',
        clientId: event.running.clientId,
        running: event.running,
      };
  }
}
