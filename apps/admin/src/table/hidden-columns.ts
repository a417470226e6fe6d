import { useState } from 'react';

const keyOf = (table: string): string => `hidden-columns:${table}`;

const read = (table: string): string[] => {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(keyOf(table)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
};

/** Ids of the columns that the operator hid in this browser, and a function that hides or shows one. */
export const useHiddenColumns = (table: string) => {
  const [hidden, setHidden] = useState(() => read(table));
  const toggle = (id: string): void => {
    const changed = hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id];
    window.localStorage.setItem(keyOf(table), JSON.stringify(changed));
    setHidden(changed);
  };
  return { hidden, toggle };
};
