import { showToast } from '@hoshikraft/ui';

/** Waits for a save and says that it is done. What failed has been told by the client's own toast. */
export const saved = async (saving: Promise<unknown>, text: string): Promise<void> => {
  try {
    await saving;
  } catch {
    return;
  }
  showToast({ id: 'saved', type: 'success', text });
};
