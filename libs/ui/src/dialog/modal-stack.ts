import { useEffect, useId, useSyncExternalStore } from 'react';

/** Lowest z-index of a modal and the step between stacked ones (docs/product/site-shell.md#modals). */
export const modalBaseZIndex = 1000;
export const modalZIndexStep = 2;

/** The z-index of the modal with this place in the stack, counted from 0. */
export function modalZIndex(index: number): number {
  return modalBaseZIndex + modalZIndexStep * index;
}

let openModals: readonly string[] = [];
const listeners = new Set<() => void>();

function setOpenModals(next: readonly string[]): void {
  openModals = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The place of this modal among the open ones, first opened first. Only effects change the list, so the server, which
 * runs none, keeps nothing between requests.
 */
export function useModalIndex(open: boolean): number {
  const id = useId();
  useEffect(() => {
    if (!open) return;
    setOpenModals([...openModals, id]);
    return () => setOpenModals(openModals.filter((other) => other !== id));
  }, [open, id]);
  const index = useSyncExternalStore(
    subscribe,
    () => openModals.indexOf(id),
    () => 0,
  );
  return Math.max(0, index);
}
