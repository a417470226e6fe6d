export interface Shared {
  title: string;
  url: string;
}

/** Outcome: shared by the system's share sheet, copied to the clipboard, or neither. */
export type ShareOutcome = 'shared' | 'copied' | 'refused';

/** Whether the system's share sheet was used, even if the user cancelled it. */
const shareBySystem = async (shared: Shared): Promise<boolean> => {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
};

/** Shares an address by the system, or copies it to the clipboard. */
export const shareAddress = async (shared: Shared): Promise<ShareOutcome> => {
  if (await shareBySystem(shared)) return 'shared';
  try {
    await navigator.clipboard.writeText(shared.url);
    return 'copied';
  } catch {
    return 'refused';
  }
};
