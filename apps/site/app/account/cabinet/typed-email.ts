const STORAGE_KEY = 'hoshikraft:new-email';

/**
 * The new address of the form, stored for this tab while it is sent: a step-up by another service leaves the page and comes
 * back to an empty form. Without storage it has to be typed again.
 */
export const typedEmail = {
  store: (email: string): void => {
    try {
      sessionStorage.setItem(STORAGE_KEY, email);
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
    }
  },
  read: (): string => {
    try {
      return sessionStorage.getItem(STORAGE_KEY) ?? '';
    } catch (error) {
      if (error instanceof DOMException) return '';
      throw error;
    }
  },
  clear: (): void => {
    try {
      sessionStorage.removeItem(STORAGE_KEY);
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
    }
  },
};
