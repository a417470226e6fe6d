import { useMemo, useSyncExternalStore } from 'react';

const KEY = 'hoshikraft:recent-players';
/** So many are kept, the last first. */
const MOST_KEPT = 8;

const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

const read = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};

const loginsIn = (text: string | null): string[] => {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, MOST_KEPT) : [];
  } catch {
    return [];
  }
};

const write = (logins: readonly string[]): void => {
  try {
    if (logins.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(logins));
  } catch {
    // Full or forbidden: then nobody is remembered.
  }
  for (const listener of listeners) listener();
};

/** Keeps a player who was found and looked at, in this browser alone. */
export const rememberPlayer = (login: string): void =>
  write([login, ...loginsIn(read()).filter((one) => one !== login)].slice(0, MOST_KEPT));

export const forgetPlayers = (): void => write([]);

/** Players who were found here before, the last first; nobody on the server. */
export const useRecentPlayers = (): readonly string[] => {
  const kept = useSyncExternalStore(subscribe, read, () => null);
  return useMemo(() => loginsIn(kept), [kept]);
};
