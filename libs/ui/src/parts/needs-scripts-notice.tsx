import { useContext } from 'react';
import { NeedsScriptsContext } from './needs-scripts.ts';
import { Notice } from './notice.tsx';

/** Replaces content that needs scripts while they do not run. */
export function NeedsScriptsNotice() {
  const text = useContext(NeedsScriptsContext);
  return (
    <noscript>
      <Notice tone="warn">{text}</Notice>
    </noscript>
  );
}
