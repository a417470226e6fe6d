import type { LauncherState } from '@hoshikraft/launcher-contract';
import { activityOf } from '../parts/activity.ts';
import type { ServiceSchemas } from '../service/service-queries.ts';

/** A shorter check is not shown (launcher.md, *What a player sees*). */
export const CHECK_SHOWN_AFTER_MS = 300;

/** Stages of the main button. */
export type Stage =
  | { kind: 'play' }
  /** `bytes` have to be downloaded; 0 if everything is downloaded and only has to be installed. */
  | { kind: 'install' | 'update'; bytes: number }
  /** An interrupted download continues; `bytes` are left. */
  | { kind: 'continue'; bytes: number }
  | { kind: 'repair' }
  /** Not signed in: the game could not join its server. */
  | { kind: 'signIn' }
  /** The click is being processed. */
  | { kind: 'sending' }
  | { kind: 'checking' }
  | { kind: 'downloading' }
  | { kind: 'starting' }
  | { kind: 'running'; startedAt: string }
  /** The files are being moved to another folder: nothing can be launched meanwhile. */
  | { kind: 'moving' };

const resting = ({ client: { status, sizes }, stopped, outdated }: StageFacts): Stage => {
  const bytes = sizes.download;
  // No update is available now; the installed version starts.
  if (status === 'updateAvailable' && outdated) return { kind: 'play' };
  switch (status) {
    case 'ready':
      return { kind: 'play' };
    case 'notInstalled':
    case 'updateAvailable':
      if (stopped && bytes > 0) return { kind: 'continue', bytes };
      return { kind: status === 'notInstalled' ? 'install' : 'update', bytes };
    case 'broken':
      return { kind: 'repair' };
  }
};

export interface StageFacts {
  client: ServiceSchemas['Client'];
  state: LauncherState;
  /** The click is being processed. */
  sending: boolean;
  /** The client's download was started and not completed. */
  stopped: boolean;
  signedIn: boolean;
  /** The API does not respond: players cannot sign in, and no game session can be created. */
  away: boolean;
  /** The list of clients is the trusted copy: updates are unavailable. */
  outdated: boolean;
}

/**
 * The button of `client` in the launcher's state. A job or a game of another client does not change this button: a click
 * shows the warning of docs/product/launcher.md#one-client-at-a-time.
 */
export const stageOf = (facts: StageFacts): Stage => {
  const { client, state, sending, signedIn, away } = facts;
  if (state.phase === 'moving') return { kind: 'moving' };
  const activity = activityOf(client.uuid, state);
  if (activity === 'running' && state.running !== null) return { kind: activity, startedAt: state.running.startedAt };
  if (activity !== null && activity !== 'running') return { kind: activity };
  if (sending) return { kind: 'sending' };
  const rest = resting(facts);
  const forGuests = away && client.guest && rest.kind === 'play';
  return signedIn || rest.kind === 'repair' || forGuests ? rest : { kind: 'signIn' };
};

/** Whether a launch would be refused: one client at a time (docs/product/launcher.md#one-client-at-a-time). */
export const isTaken = (state: LauncherState): boolean =>
  state.running !== null || (state.status !== 'idle' && state.status !== 'debugging');
