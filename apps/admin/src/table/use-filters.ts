import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

export interface Filters<Name extends string> {
  /** Filters of the address; empty where there is none. */
  values: Readonly<Record<Name, string>>;
  set: (name: Name, value: string) => void;
  clear: () => void;
  /** Whether there is any. */
  filtered: boolean;
}

/** Filters of a list, which are in the address: a reload, a link and going back keep them. */
export const useFilters = <Name extends string>(names: readonly Name[]): Filters<Name> => {
  const [search, setSearch] = useSearchParams();
  const values = Object.fromEntries(names.map((name) => [name, search.get(name) ?? ''])) as Record<Name, string>;
  // Two changes at once: the second must not undo the first, whose address is not rendered yet.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  const change = (edit: (changed: URLSearchParams) => void): void => {
    const changed = new URLSearchParams(latest.current);
    edit(changed);
    latest.current = changed;
    setSearch(changed, { replace: true, preventScrollReset: true });
  };
  return {
    values,
    set: (name, value) => change((changed) => (value === '' ? changed.delete(name) : changed.set(name, value))),
    clear: () => change((changed) => names.forEach((name) => changed.delete(name))),
    filtered: names.some((name) => values[name] !== ''),
  };
};
