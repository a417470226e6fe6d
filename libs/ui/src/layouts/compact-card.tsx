import type { ReactNode } from 'react';
import { Card } from '../parts/card.tsx';
import { classNames } from '../parts/class-names.ts';
import { Heading } from '../parts/text.tsx';
import { SceneBackdrop } from '../scenery/scene-backdrop.tsx';

export interface CompactCardProps {
  title: ReactNode;
  lead?: ReactNode;
  wide?: boolean | undefined;
  header?: ReactNode;
  /** Under the card: "No account yet?" */
  after?: ReactNode;
  children: ReactNode;
}

/** Compact layout: one centred card on the night scenery, with the page's `h1`. */
export function CompactCard({ title, lead, wide, header, after, children }: CompactCardProps) {
  return (
    <div className="hk-shell">
      <SceneBackdrop fixed />
      {header}
      <main id="main" tabIndex={-1} className="hk-compact">
        <div className={classNames('hk-stack', 'hk-compact__card', wide && 'hk-compact__card--wide')}>
          <Card size="large">
            <Heading level={1} size="h2">
              {title}
            </Heading>
            {lead && <p className="hk-muted">{lead}</p>}
            {children}
          </Card>
          {after && <div className="hk-compact__after">{after}</div>}
        </div>
      </main>
    </div>
  );
}
