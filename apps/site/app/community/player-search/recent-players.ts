import { useMemo, useSyncExternalStore } from 'react';

const KEY = 'hoshikraft:recent-players';
/** Stored players, the latest first. */
const MAX_PLAYERS = 8;

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

const parseLogins = (text: string | null): string[] => {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, MAX_PLAYERS) : [];
  } catch {
    return [];
  }
};

const write = (logins: readonly string[]): void => {
  try {
    if (logins.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(logins));
  } catch {
    // Storage is full or blocked: recent players are not saved.
  }
  for (const listener of listeners) listener();
};

/** Saves a player whom the user found and opened, in this browser only. */
export const rememberPlayer = (login: string): void =>
  write([login, ...parseLogins(read()).filter((one) => one !== login)].slice(0, MAX_PLAYERS));

export const forgetPlayers = (): void => write([]);

/** Recently found players, the latest first; empty during server rendering. */
export const useRecentPlayers = (): readonly string[] => {
  const stored = useSyncExternalStore(subscribe, read, () => null);
  return useMemo(() => parseLogins(stored), [stored]);
};
