/** Notification of product.md section 3. */
export type ToastType = 'default' | 'success' | 'warn' | 'error';

export interface Toast {
  /** The same id twice shows one toast. */
  id?: string | undefined;
  type?: ToastType | undefined;
  title?: string | undefined;
  text: string;
  /** How long it stays, in milliseconds; 5000 when absent. */
  duration?: number | undefined;
}

interface Listener {
  show: (toast: Toast) => void;
  hide: (id: string) => void;
}

let waiting: Toast[] = [];
let listener: Listener | undefined;

/**
 * Shows a toast at the top right. May be called from anywhere in the browser, also before the toasts' own code has
 * come: what is said meanwhile waits. On the server it does nothing.
 */
export function showToast(toast: Toast): void {
  if (typeof window === 'undefined') return;
  if (listener) listener.show(toast);
  else waiting.push(toast);
  window.dispatchEvent(new Event(toastWakeEvent));
}

/** Takes a toast away before its time is over, because what it says holds no more; none of that id changes nothing. */
export function hideToast(id: string): void {
  waiting = waiting.filter((toast) => toast.id !== id);
  listener?.hide(id);
}

/** Heard by the host, which then loads the code that shows toasts. */
export const toastWakeEvent = 'hk-toast';

/** Whether toasts wait for someone to show them. */
export function hasWaitingToasts(): boolean {
  return waiting.length > 0;
}

/** Takes over showing: gets what waited, then every new toast. Returns how to stop. */
export function receiveToasts(receive: Listener): () => void {
  listener = receive;
  for (const toast of waiting.splice(0)) receive.show(toast);
  return () => {
    if (listener === receive) listener = undefined;
  };
}
