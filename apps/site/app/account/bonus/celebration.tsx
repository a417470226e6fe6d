import type { Schemas } from '@hoshikraft/api-client';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMain } from '../../framework/page/use-main.ts';

/** One petal each; where and when it falls is in the styles. */
const PETALS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Shown and announced once a bonus is claimed; petals fall unless the user prefers reduced motion. */
export const Celebration = ({ given: { amount, serverId } }: { given: Schemas['BonusGiven'] }) => {
  const { t } = useLingui();
  const server = useMain()?.servers.find(({ id }) => id === serverId)?.documentMeta.serverName ?? serverId;
  return (
    <div className="bonus-party" role="status">
      <span className="bonus-petals" aria-hidden="true">
        {PETALS.map((petal) => (
          <span key={petal} className="bonus-petal" />
        ))}
      </span>
      <strong>{t`+${plural(amount, { one: '# coin', other: '# coins' })} on ${server}`}</strong>
    </div>
  );
};
