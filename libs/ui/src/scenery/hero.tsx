import type { ReactNode } from 'react';
import { Heading } from '../parts/text.tsx';
import { FestivalScene } from './festival-scene.tsx';

export interface HeroProps {
  /** The `h1` of the page; wrap emphasized text in `GlowText`. */
  title: ReactNode;
  /** Above the title: online now. */
  eyebrow?: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  /** Along the bottom, over the water: figures. */
  footer?: ReactNode;
}

/** First screen of a page: texts over the festival scene. */
export function Hero({ title, eyebrow, lead, actions, footer }: HeroProps) {
  return (
    <div className="hk-hero">
      <FestivalScene />
      <div className="hk-column hk-hero__inner">
        <div className="hk-hero__words">
          {eyebrow && <div className="hk-hero__eyebrow">{eyebrow}</div>}
          <Heading level={1} size="hero">
            {title}
          </Heading>
          {lead && <p className="hk-hero__lead">{lead}</p>}
          {actions && <div className="hk-hero__actions">{actions}</div>}
        </div>
        {footer && <div className="hk-hero__footer">{footer}</div>}
      </div>
    </div>
  );
}
