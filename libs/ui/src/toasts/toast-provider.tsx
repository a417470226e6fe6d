import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import type { SnackbarKey, SnackbarProviderProps } from 'notistack';
import { useEffect } from 'react';
import { CloseLabelContext, ToastCard } from './toast-card.tsx';
import { receiveToasts } from './toast-queue.ts';
import type { Toast } from './toast-queue.ts';

/** How many toasts are shown at once; the next ones wait (docs/product/site-shell.md#notifications). */
const AT_ONCE = 10;

const options = {
  anchorOrigin: { vertical: 'top', horizontal: 'right' },
  maxSnack: AT_ONCE,
  Components: { default: ToastCard, success: ToastCard, warn: ToastCard, error: ToastCard },
  classes: { containerRoot: 'hk-toasts' },
} satisfies SnackbarProviderProps;

interface ShownToast {
  readonly key: SnackbarKey;
  readonly toast: Toast;
}

/** Shows toasts in the order they arrive, at most ten at once. notistack alone would close the oldest for the eleventh. */
class ToastColumn {
  #shown: readonly ShownToast[] = [];
  #waiting: readonly Toast[] = [];

  show = (toast: Toast): void => {
    const isKnown = (other: Toast) => toast.id !== undefined && other.id === toast.id;
    if (this.#shown.some((shown) => isKnown(shown.toast)) || this.#waiting.some(isKnown)) return;
    if (toast.group !== undefined) this.#close((other) => other.group === toast.group);
    this.#waiting = [...this.#waiting, toast];
    this.#fill();
  };

  hide = (id: string): void => this.#close((toast) => toast.id === id);

  #close(matches: (toast: Toast) => boolean): void {
    this.#waiting = this.#waiting.filter((toast) => !matches(toast));
    for (const { key, toast } of this.#shown) if (matches(toast)) closeSnackbar(key);
  }

  #fill(): void {
    const [next, ...rest] = this.#waiting;
    if (next === undefined || this.#shown.length >= AT_ONCE) return;
    this.#waiting = rest;
    const { type = 'default', title, text, duration, speed, data } = next;
    const key = enqueueSnackbar(text, {
      variant: type,
      toastTitle: title,
      toastData: data,
      ...(duration !== undefined && { autoHideDuration: duration }),
      ...(speed !== undefined && { transitionDuration: speed }),
      onExited: () => {
        this.#shown = this.#shown.filter((shown) => shown.key !== key);
        this.#fill();
      },
    });
    this.#shown = [...this.#shown, { key, toast: next }];
    this.#fill();
  }
}

export interface ToastProviderProps {
  closeLabel: string;
  /** How long a toast stays, ms. */
  duration?: number;
  /** How long a toast moves in and out, ms. */
  speed?: number;
}

/**
 * Shows what `showToast` was given: top right, newest first (the style sheet turns the column round), 300 px wide. notistack
 * stops the clock while the pointer is over a toast. Usually through `ToastHost`, which loads it when first needed.
 */
export function ToastProvider({ closeLabel, duration = 3000, speed = 300 }: ToastProviderProps) {
  useEffect(() => receiveToasts(new ToastColumn()), []);
  return (
    <CloseLabelContext value={closeLabel}>
      <SnackbarProvider {...options} autoHideDuration={duration} transitionDuration={speed} />
    </CloseLabelContext>
  );
}
