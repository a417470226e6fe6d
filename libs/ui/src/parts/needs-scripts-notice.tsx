import { useContext } from 'react';
import { NeedsScriptsContext } from './needs-scripts.ts';
import { Notice } from './notice.tsx';

/** Stands where a page has nothing to show without its scripts. */
export function NeedsScriptsNotice() {
  const text = useContext(NeedsScriptsContext);
  return (
    <noscript>
      <Notice tone="warn">{text}</Notice>
    </noscript>
  );
}
