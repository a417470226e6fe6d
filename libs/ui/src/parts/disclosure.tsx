import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export interface DisclosureProps {
  summary: ReactNode;
  /** Open at first. */
  open?: boolean | undefined;
  children: ReactNode;
}

/** A question that unfolds; works without scripts. */
export function Disclosure({ summary, open, children }: DisclosureProps) {
  return (
    <details className="hk-disclosure" open={open}>
      <summary>
        {summary}
        <Icon name="chevron-down" />
      </summary>
      <div className="hk-disclosure__body">{children}</div>
    </details>
  );
}
