import { lazy, Suspense, useEffect, useState } from 'react';
import { hasWaitingToasts, toastWakeEvent } from './toast-queue.ts';

const ToastProvider = lazy(async () => ({ default: (await import('./toast-provider.tsx')).ToastProvider }));

/** Put once into the root. Loads the toasts' code with the first `showToast`. */
export function ToastHost({ closeLabel }: { closeLabel: string }) {
  const [awake, setAwake] = useState(false);
  useEffect(() => {
    const wake = () => setAwake(true);
    window.addEventListener(toastWakeEvent, wake);
    if (hasWaitingToasts()) wake();
    return () => window.removeEventListener(toastWakeEvent, wake);
  }, []);
  return awake ? (
    <Suspense>
      <ToastProvider closeLabel={closeLabel} />
    </Suspense>
  ) : null;
}
