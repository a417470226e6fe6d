import type { Schemas } from '@hoshikraft/api-client';
import { useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';

type Role = Schemas['StoreRole'];

/** Ids of the two roles that are compared. */
export type Pair = readonly [string, string];

/**
 * The highest role that the player holds and the next one. Without a role: the best choice and the one below it, else the two
 * lowest.
 */
export const initialPair = (roles: readonly Role[]): Pair => {
  const held = roles.findLastIndex(({ active }) => active !== null);
  const wanted = held === -1 ? roles.findIndex(({ bestChoice }) => bestChoice) : held + 1;
  const right = Math.max(1, Math.min(wanted, roles.length - 1));
  return [roles[right - 1]?.id ?? '', roles[right]?.id ?? ''];
};

/** `pair` with another role at one index; if it is the other role of the pair, the two are swapped. */
const withRole = ([left, right]: Pair, place: 0 | 1, id: string): Pair => {
  if (place === 0) return id === right ? [right, left] : [id, right];
  return id === left ? [right, left] : [left, id];
};

export interface PairPickerProps {
  roles: readonly Role[];
  pair: Pair;
  onPair: (pair: Pair) => void;
}

/** Selects the two roles that a phone compares. Wide windows compare all roles and hide it. */
export const PairPicker = ({ roles, pair, onPair }: PairPickerProps) => {
  const { t } = useLingui();
  const labels = [t`First privilege`, t`Second privilege`];
  const count = roles.length;
  return (
    <div className="store-pair">
      <p className="hk-muted hk-small">{t`Compare any two of ${count}:`}</p>
      <div className="store-pair__choices">
        {([0, 1] as const).map((place) => (
          <Fragment key={place}>
            {place === 1 && <span aria-hidden="true">↔</span>}
            <select
              aria-label={labels[place]}
              value={pair[place]}
              onChange={({ target }) => onPair(withRole(pair, place, target.value))}
            >
              {roles.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </Fragment>
        ))}
      </div>
    </div>
  );
};
