import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import type { SnackbarProviderProps } from 'notistack';
import { useEffect } from 'react';
import { CloseLabelContext, ToastCard } from './toast-card.tsx';
import { receiveToasts, TOAST_MS } from './toast-queue.ts';

/**
 * Toast settings of docs/product/site-shell.md#notifications: top right, newest first (the style sheet turns the column round), 5000 ms,
 * speed 200 ms, at most 10. notistack holds the clock while the pointer is over a toast.
 */
export const toastOptions = {
  anchorOrigin: { vertical: 'top', horizontal: 'right' },
  autoHideDuration: TOAST_MS,
  transitionDuration: 200,
  maxSnack: 10,
  Components: { default: ToastCard, success: ToastCard, warn: ToastCard, error: ToastCard },
  classes: { containerRoot: 'hk-toasts' },
} satisfies SnackbarProviderProps;

/** Shows what `showToast` was given. Usually through `ToastHost`, which loads it when first needed. */
export function ToastProvider({ closeLabel }: { closeLabel: string }) {
  useEffect(
    () =>
      receiveToasts({
        show: ({ id, type = 'default', title, text, duration }) => {
          enqueueSnackbar(text, {
            variant: type,
            toastTitle: title,
            preventDuplicate: id !== undefined,
            ...(id !== undefined && { key: id }),
            ...(duration !== undefined && { autoHideDuration: duration }),
          });
        },
        hide: closeSnackbar,
      }),
    [],
  );
  return (
    <CloseLabelContext value={closeLabel}>
      <SnackbarProvider {...toastOptions} />
    </CloseLabelContext>
  );
}
