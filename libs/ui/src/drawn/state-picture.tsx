import { Picture } from './picture.tsx';

export type StateKind = 'empty' | 'error' | 'forbidden' | 'offline' | 'missing';

/** The small drawn scene above an empty, failed, forbidden, offline or missing place. */
export function StatePicture({ kind }: { kind: StateKind }) {
  return <Picture className="hk-state__picture" name={`state-${kind}`} field="0 0 28 14" />;
}
