import { trimTyped } from '@hoshikraft/shared';
import { SearchField } from '@hoshikraft/ui/forms';
import { useEffect, useRef, useState } from 'react';

/** Pause in typing after which the list is searched, in ms. */
const PAUSE_MS = 300;

export interface SearchFilterProps {
  label: string;
  /** The text that is searched for now. */
  value: string;
  maxLength: number;
  onSearch: (text: string) => void;
}

/** A filter that is typed: it applies after a pause. */
export const SearchFilter = ({ label, value, maxLength, onSearch }: SearchFilterProps) => {
  const [typed, setTyped] = useState(value);
  const searched = useRef(value);
  // Changed by going back or by clearing the filters, not by typing.
  useEffect(() => {
    if (value === searched.current) return;
    searched.current = value;
    setTyped(value);
  }, [value]);
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  useEffect(() => {
    const text = trimTyped(typed);
    if (text === searched.current || [...text].length > maxLength) return undefined;
    const timer = setTimeout(() => {
      searched.current = text;
      search.current(text);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, maxLength]);
  return (
    <SearchField
      label={label}
      value={typed}
      maxLength={maxLength}
      autoCapitalize="none"
      spellCheck={false}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
};
