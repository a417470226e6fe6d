import { Link } from '@hoshikraft/ui';
import type { ReactNode } from 'react';
import './choices.css';

/** Filters or sort orders of a list, as links. */
export const Choices = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav aria-label={label} className="choices">
    <ul className="choices__list">{children}</ul>
  </nav>
);

export const Choice = ({ href, chosen, children }: { href: string; chosen: boolean; children: ReactNode }) => (
  <li>
    <Link className="choice" href={href} aria-current={chosen ? 'true' : undefined}>
      {children}
    </Link>
  </li>
);
