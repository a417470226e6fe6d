import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ToastProvider } from './toast-provider.tsx';
import { dropToast, toastWakeEvent, waitingToasts } from './toast-queue.ts';
import type { Toast } from './toast-queue.ts';
import { adoptToastStyles } from './toast-styles.ts';

/** Both apps' own times of a toast, ms (docs/product/site-shell.md#notifications). */
export const toastTimes = { duration: 5000, speed: 200 };

const NONE: readonly Toast[] = [];

const follow = (changed: () => void): (() => void) => {
  window.addEventListener(toastWakeEvent, changed);
  return () => window.removeEventListener(toastWakeEvent, changed);
};

/** Plain text of a toast, while it is shown. */
function PlainToast({ toast }: { toast: Toast }) {
  useEffect(() => {
    const timer = setTimeout(() => dropToast(toast), toast.duration ?? toastTimes.duration);
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    <div className={`hk-toast hk-tone--${toast.type ?? 'default'}`}>
      <div className="hk-toast__body">
        {toast.title && <p className="hk-toast__title">{toast.title}</p>}
        <p>{toast.text}</p>
      </div>
    </div>
  );
}

/**
 * Rendered once, in the root. Loads the toasts' code with the first press of a pointer or key, so that it is available
 * when the network fails. If it cannot be loaded, toasts are shown as plain text, and loading is retried with the next
 * toast and when the network is back.
 */
export function ToastHost({ closeLabel }: { closeLabel: string }) {
  const [Provider, setProvider] = useState<typeof ToastProvider>();
  const [away, setAway] = useState(false);
  const waiting = useSyncExternalStore(follow, waitingToasts, () => NONE);
  useEffect(() => {
    const load = () => {
      adoptToastStyles();
      import('./toast-provider.tsx').then(
        (loaded) => setProvider(() => loaded.ToastProvider),
        () => setAway(true),
      );
    };
    const loadForWaiting = () => waitingToasts().length > 0 && load();
    const presses = ['pointerdown', 'keydown'];
    for (const press of presses) window.addEventListener(press, load, { once: true });
    window.addEventListener('online', load);
    const unfollow = follow(loadForWaiting);
    loadForWaiting();
    return () => {
      for (const type of [...presses, 'online']) window.removeEventListener(type, load);
      unfollow();
    };
  }, []);
  if (Provider) return <Provider closeLabel={closeLabel} {...toastTimes} />;
  if (!away) return null;
  return (
    <div role="status" className="hk-plain-toasts">
      {waiting.map((toast, place) => (
        <PlainToast key={toast.id ?? `${place}:${toast.text}`} toast={toast} />
      ))}
    </div>
  );
}
