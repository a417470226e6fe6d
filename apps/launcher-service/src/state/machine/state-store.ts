import { INITIAL_STATE, reduce } from './machine.ts';
import type { LauncherEvent, LauncherState } from './machine.ts';

export interface StateStore {
  get(): LauncherState;
  dispatch(event: LauncherEvent): void;
  /** Called with every new state. Returns a function that unsubscribes. */
  subscribe(listener: (state: LauncherState, before: LauncherState) => void): () => void;
}

export function createStateStore(): StateStore {
  let state = INITIAL_STATE;
  const listeners = new Set<(state: LauncherState, before: LauncherState) => void>();
  return {
    get: () => state,
    dispatch(event) {
      const before = state;
      state = reduce(before, event);
      if (state === before) return;
      for (const listener of listeners) listener(state, before);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
