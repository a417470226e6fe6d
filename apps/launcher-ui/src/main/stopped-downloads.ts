import type { LauncherState } from '@hoshikraft/launcher-contract';
import { atom, useAtom } from 'jotai';

// The service does not remember cancelled downloads, so this page does until it is closed.
const cancelledAtom = atom<ReadonlySet<string>>(new Set<string>());

export interface StoppedDownloads {
  /** Whether the client's download was started and can continue. */
  isStopped: (uuid: string, state: LauncherState) => boolean;
  /** Records that the player has cancelled the client's download. */
  noteCancelled: (uuid: string) => void;
}

/** Incomplete downloads: cancelled here, interrupted with the service, or failed without a network. */
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
