import { showToast } from '@hoshikraft/ui';

/** Shows a toast after a successful save. Errors are shown by the client's own toast. */
export const saved = async (saving: Promise<unknown>, text: string): Promise<void> => {
  try {
    await saving;
  } catch {
    return;
  }
  showToast({ id: 'saved', type: 'success', text });
};
