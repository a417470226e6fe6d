/** Notification of docs/product/site-shell.md#notifications. */
export type ToastType = 'default' | 'success' | 'warn' | 'error';

export interface Toast {
  /** The same id twice shows one toast. */
  id?: string | undefined;
  type?: ToastType | undefined;
  title?: string | undefined;
  text: string;
  /** How long it stays, in milliseconds; that of the host when absent. */
  duration?: number | undefined;
  /** How long it moves in and out, in milliseconds; that of the host when absent. */
  speed?: number | undefined;
  /** Toasts of one group replace each other: only the newest is shown. */
  group?: string | undefined;
  /** `data-` attributes of its element, by name. */
  data?: Readonly<Record<string, string>> | undefined;
}

interface Listener {
  show: (toast: Toast) => void;
  hide: (id: string) => void;
}

let waiting: readonly Toast[] = [];
let listener: Listener | undefined;

/** Heard by the host: what waits has changed, and the code that shows toasts is wanted. */
export const toastWakeEvent = 'hk-toast';

const wait = (toasts: readonly Toast[]): void => {
  waiting = toasts;
  window.dispatchEvent(new Event(toastWakeEvent));
};

/** Toasts not shown yet; the same array until it changes. */
export const waitingToasts = (): readonly Toast[] => waiting;

/**
 * Shows a toast at the top right. May be called from anywhere in the browser, also before the toasts' own code has
 * come: what is said meanwhile waits. On the server it does nothing.
 */
export function showToast(toast: Toast): void {
  if (typeof window === 'undefined') return;
  if (listener) listener.show(toast);
  else if (toast.id === undefined || waiting.every(({ id }) => id !== toast.id)) wait([...waiting, toast]);
}

/** Removes a toast that is no longer true before its timeout; does nothing for an unknown id. */
export function hideToast(id: string): void {
  if (waiting.some((toast) => toast.id === id)) wait(waiting.filter((toast) => toast.id !== id));
  listener?.hide(id);
}

/** Takes one away that was waiting for its code and has been read without it. */
export function dropToast(read: Toast): void {
  wait(waiting.filter((toast) => toast !== read));
}

/** Takes over showing: gets what waited, then every new toast. Returns how to stop. */
export function receiveToasts(receive: Listener): () => void {
  listener = receive;
  const waited = waiting;
  waiting = [];
  for (const toast of waited) receive.show(toast);
  return () => {
    if (listener === receive) listener = undefined;
  };
}
