import { Picture } from './picture.tsx';

export type StateKind = 'empty' | 'error' | 'forbidden' | 'offline' | 'missing';

/** Illustration of an empty, failed, forbidden, offline or not-found state. */
export function StatePicture({ kind }: { kind: StateKind }) {
  return <Picture className="hk-state__picture" name={`state-${kind}`} field="0 0 28 14" />;
}
