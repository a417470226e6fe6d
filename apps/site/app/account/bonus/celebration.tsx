import type { Schemas } from '@hoshikraft/api-client';
import { Icon } from '@hoshikraft/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMain } from '../../framework/page/use-main.ts';

const COINS = [1, 2, 3, 4, 5, 6, 7];

/** Shown and announced once a bonus is claimed; coins are animated unless the user prefers reduced motion. */
export const Celebration = ({ given: { amount, serverId } }: { given: Schemas['BonusGiven'] }) => {
  const { t } = useLingui();
  const server = useMain()?.servers.find(({ id }) => id === serverId)?.documentMeta.serverName ?? serverId;
  return (
    <div className="bonus-party" role="status">
      <span className="bonus-party__coins" aria-hidden="true">
        {COINS.map((coin) => (
          <span key={coin} className="bonus-party__coin">
            <Icon name="coin" size={24} />
          </span>
        ))}
      </span>
      <strong>{t`+${plural(amount, { one: '# coin', other: '# coins' })} on ${server}`}</strong>
    </div>
  );
};
