import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { LogSnapshot, LogStore } from './log-store.ts';

const LogContext = createContext<LogStore | null>(null);

/** Provides the lines of the game. */
export const LogProvider = ({ store, children }: { store: LogStore; children: ReactNode }) => (
  <LogContext value={store}>{children}</LogContext>
);

const useLogStore = (): LogStore => {
  const store = useContext(LogContext);
  if (store === null) throw new Error('useLogStore needs a LogProvider above it.');
  return store;
};

/** Lines of the game; a new object after each change. */
export const useLog = (): LogSnapshot => {
  const store = useLogStore();
  return useSyncExternalStore(store.subscribe, store.snapshot);
};
