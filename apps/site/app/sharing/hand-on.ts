export interface Shared {
  title: string;
  url: string;
}

/** How an address went on: by the machine's own sheet, as a copy, or not at all, where it has to be copied by hand. */
export type HandedOn = 'shared' | 'copied' | 'refused';

/** Whether the machine's own sheet took care of it; also where its owner thought better of it. */
const sharedByMachine = async (shared: Shared): Promise<boolean> => {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
};

/** Hands an address on. */
export const handOn = async (shared: Shared): Promise<HandedOn> => {
  if (await sharedByMachine(shared)) return 'shared';
  try {
    await navigator.clipboard.writeText(shared.url);
    return 'copied';
  } catch {
    return 'refused';
  }
};
