import type { Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Button, Icon } from '@hoshikraft/ui';
import { Plural, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useClaim } from '../account/bonus/use-claim.ts';
import { useServerTime } from '../account/bonus/use-server-time.ts';
import { usePagePath } from '../framework/page/site-facts.tsx';
import { LoadingTile, Tile } from './tile.tsx';
import { useBonusStatus } from './use-own-data.ts';

interface ClaimProps {
  claim: ReturnType<typeof useClaim>;
  serverId: string;
}

const Claim = ({ claim, serverId }: ClaimProps) => {
  const { t } = useLingui();
  return (
    <>
      <Button
        size="small"
        startIcon="lantern"
        loading={claim.pending}
        loadingLabel={t`Claiming`}
        onClick={() => claim.send({ serverId })}
      >
        {t`Claim`}
      </Button>
      {claim.failure !== null && !claim.pending && (
        <p className="home-tile__failure" role="alert">
          {claim.failure.message}
        </p>
      )}
    </>
  );
};

const Status = ({ status }: { status: Schemas['BonusStatus'] }) => {
  const { t } = useLingui();
  const to = usePagePath();
  const { moment } = useFormats();
  const claim = useClaim();
  const words = useRef<HTMLDivElement>(null);
  const { claimableAt, steps, nextAmount, serverId, now, messengers } = status;
  const time = useServerTime(now) ?? Date.parse(now);
  const isClaimed = claimableAt !== null && Date.parse(claimableAt) > time;
  const mayClaim = messengers.length > 0 && steps.every(({ done }) => done) && !isClaimed;
  const given = isClaimed ? claim.done : undefined;
  // The button that had the focus is removed.
  useEffect(() => {
    if (given !== undefined) words.current?.focus();
  }, [given]);
  const details = (
    <Button size="small" href={to('cabinet/bonus')}>
      {isClaimed ? t`Calendar` : t`Get the bonus`}
    </Button>
  );
  return (
    <Tile
      title={isClaimed ? t`Next daily bonus` : t`Daily bonus`}
      picture={<Icon name="coin" size={48} />}
      value={<Plural value={nextAmount} one="# coin" other="# coins" />}
      note={isClaimed ? moment(claimableAt) : mayClaim ? t`Ready to claim` : t`Complete three steps once`}
      action={mayClaim && serverId !== null ? <Claim claim={claim} serverId={serverId} /> : details}
      words={words}
    />
  );
};

/** The daily bonus: claimed here if nothing is left to choose. */
export const BonusTile = () => {
  const { t } = useLingui();
  const to = usePagePath();
  const { data, error } = useBonusStatus();
  if (data !== undefined) return <Status status={data} />;
  if (!error) return <LoadingTile />;
  return (
    <Tile
      title={t`Daily bonus`}
      picture={<Icon name="coin" size={48} />}
      value={t`Couldn't load`}
      action={<Button size="small" href={to('cabinet/bonus')}>{t`Open the bonus page`}</Button>}
    />
  );
};
