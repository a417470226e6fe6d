import type { ReactNode } from 'react';
import { Card } from '../parts/card.tsx';
import { classNames } from '../parts/class-names.ts';
import { Heading } from '../parts/text.tsx';
import { Shape } from '../scenery/shape.tsx';
import { SceneBackdrop } from '../scenery/scene-backdrop.tsx';

export interface CompactCardProps {
  title: ReactNode;
  lead?: ReactNode;
  wide?: boolean | undefined;
  header?: ReactNode;
  /** Under the card: "No account yet?" */
  after?: ReactNode;
  /** Who stands on the dock of the scene; the card then leaves the right half of wide windows to the scene. */
  figure?: ReactNode;
  children: ReactNode;
}

/** Compact layout: one centred card on the night scenery, with the page's `h1`. */
export function CompactCard({ title, lead, wide, header, after, figure, children }: CompactCardProps) {
  return (
    <div className="hk-shell">
      <SceneBackdrop fixed />
      {figure && (
        <div className="hk-compact__dock" aria-hidden="true">
          <svg viewBox="0 0 1600 72" preserveAspectRatio="xMidYMax slice">
            <Shape name="dock" />
          </svg>
          <div className="hk-compact__figure">{figure}</div>
        </div>
      )}
      {header}
      <main id="main" tabIndex={-1} className={classNames('hk-compact', figure !== undefined && 'hk-compact--beside')}>
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
