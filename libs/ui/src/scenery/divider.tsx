import { classNames } from '../parts/class-names.ts';
import { Shape } from './shape.tsx';

export type DividerKind = 'roofs' | 'water' | 'lanterns';

/** A strip of the festival between two sections, as wide as its parent: roofs, a waterline, a string of lanterns. */
export function Divider({ kind }: { kind: DividerKind }) {
  return (
    <svg
      className={classNames('hk-divider', `hk-divider--${kind}`)}
      viewBox="0 0 1600 72"
      preserveAspectRatio={kind === 'lanterns' ? 'xMidYMin slice' : 'xMidYMax slice'}
      aria-hidden="true"
    >
      <Shape name={`divider-${kind}`} />
    </svg>
  );
}
