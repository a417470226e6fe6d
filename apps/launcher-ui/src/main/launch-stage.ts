import type { LauncherState } from '@hoshikraft/launcher-contract';
import type { ServiceSchemas } from '../service/service-queries.ts';

/** A check that is over sooner is not worth words (launcher.md, *What a player sees*). */
export const CHECK_SHOWN_AFTER_MS = 300;

/** What the one large button stands for. */
export type Stage =
  | { kind: 'play' }
  /** `bytes` are still to be fetched; 0 where all of it is here and only has to be put in place. */
  | { kind: 'install' | 'update'; bytes: number }
  | { kind: 'repair' }
  /** The press is on its way to the servers. */
  | { kind: 'sending' }
  | { kind: 'checking' }
  | { kind: 'downloading' }
  | { kind: 'starting' }
  | { kind: 'running'; startedAt: string }
  /** The files are being moved to another folder: nothing can be launched until that is done. */
  | { kind: 'moving' };

const resting = (client: ServiceSchemas['Client']): Stage => {
  switch (client.status) {
    case 'ready':
      return { kind: 'play' };
    case 'notInstalled':
      return { kind: 'install', bytes: client.sizes.download };
    case 'updateAvailable':
      return { kind: 'update', bytes: client.sizes.download };
    case 'broken':
      return { kind: 'repair' };
  }
};

/**
 * The button of `client` in the launcher's state. A job or a game of another client leaves this one's button as it
 * rests: the press is answered by the warning of product.md section 5.
 */
export const stageOf = (client: ServiceSchemas['Client'], state: LauncherState, sending: boolean): Stage => {
  if (state.phase === 'moving') return { kind: 'moving' };
  if (state.status !== 'idle' && state.status !== 'debugging' && state.clientId === client.uuid) {
    if (state.status === 'verify') return { kind: 'checking' };
    return { kind: state.status === 'downloadFiles' ? 'downloading' : 'starting' };
  }
  if (state.running?.clientId === client.uuid) return { kind: 'running', startedAt: state.running.startedAt };
  return sending ? { kind: 'sending' } : resting(client);
};

/** Whether a launch would be refused: one client at a time (product.md section 5). */
export const isTaken = (state: LauncherState): boolean =>
  state.running !== null || (state.status !== 'idle' && state.status !== 'debugging');
