export { ToastHost } from './toast-host.tsx';
export { ToastProvider } from './toast-provider.tsx';
export { hideToast, showToast } from './toast-queue.ts';
export type { Toast, ToastType } from './toast-queue.ts';
