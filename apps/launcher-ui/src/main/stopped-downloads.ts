import type { LauncherState } from '@hoshikraft/launcher-contract';
import { atom, useAtom } from 'jotai';

// The service forgets what was cancelled, so this page remembers it for as long as it is open.
const cancelledAtom = atom<ReadonlySet<string>>(new Set<string>());

export interface StoppedDownloads {
  /** Whether the client's download was begun and is to go on from where it stopped. */
  isStopped: (uuid: string, state: LauncherState) => boolean;
  /** Notes that the player has cancelled the client's download. */
  noteCancelled: (uuid: string) => void;
}

/** Downloads that ended half done: cancelled here, interrupted with the service, or given up for want of a network. */
export const useStoppedDownloads = (): StoppedDownloads => {
  const [cancelled, setCancelled] = useAtom(cancelledAtom);
  return {
    isStopped: (uuid, { interrupted, error }) =>
      cancelled.has(uuid) ||
      interrupted?.clientId === uuid ||
      (error?.code === 'network_lost' && error.clientId === uuid),
    noteCancelled: (uuid) => setCancelled((before) => new Set([...before, uuid])),
  };
};
