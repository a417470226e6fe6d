import type { LauncherState } from '@hoshikraft/launcher-contract';
import { activityOf } from '../parts/activity.ts';
import type { ServiceSchemas } from '../service/service-queries.ts';

/** A check that is over sooner is not worth words (launcher.md, *What a player sees*). */
export const CHECK_SHOWN_AFTER_MS = 300;

/** What the one large button stands for. */
export type Stage =
  | { kind: 'play' }
  /** `bytes` are still to be fetched; 0 where all of it is here and only has to be put in place. */
  | { kind: 'install' | 'update'; bytes: number }
  /** A download that was begun goes on; so many bytes are left. */
  | { kind: 'continue'; bytes: number }
  | { kind: 'repair' }
  /** Nobody is signed in: the game could not join its server. */
  | { kind: 'signIn' }
  /** The press is on its way to the servers. */
  | { kind: 'sending' }
  | { kind: 'checking' }
  | { kind: 'downloading' }
  | { kind: 'starting' }
  | { kind: 'running'; startedAt: string }
  /** The files are being moved to another folder: nothing can be launched until that is done. */
  | { kind: 'moving' };

const resting = ({ client: { status, sizes }, stopped, outdated }: StageFacts): Stage => {
  const bytes = sizes.download;
  // Nobody gives the update now; what is installed is played as it is.
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
  /** The press is on its way to the servers. */
  sending: boolean;
  /** The client's download was begun and not ended. */
  stopped: boolean;
  signedIn: boolean;
  /** The API does not answer: nobody can sign in, and no session can be begun. */
  away: boolean;
  /** The list of clients is the copy kept here: what is newer cannot be had. */
  outdated: boolean;
}

/**
 * The button of `client` in the launcher's state. A job or a game of another client leaves this one's button as it
 * rests: the press is answered by the warning of docs/product/launcher.md#one-client-at-a-time.
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
