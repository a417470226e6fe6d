import type { Schemas } from '@hoshikraft/api-client';
import { Button, Card, Heading, Icon, Notice } from '@hoshikraft/ui';
import { SelectField } from '@hoshikraft/ui/forms';
import { Plural, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useMain } from '../../framework/page/use-main.ts';
import { BonusCountdown } from './bonus-countdown.tsx';
import { Celebration } from './celebration.tsx';
import { useClaim } from './use-claim.ts';
import { useServerTime } from './use-server-time.ts';

type Status = Schemas['BonusStatus'];

interface ServerChoiceProps {
  value: string;
  /** The button was clicked without a selected server. */
  missing: boolean;
  onChoose: (serverId: string) => void;
}

/** Server that receives the coins; it becomes the preferred server. */
const ServerChoice = ({ value, missing, onChoose }: ServerChoiceProps) => {
  const { t } = useLingui();
  const servers = useMain()?.servers ?? [];
  return (
    <SelectField
      label={t`Coins go to`}
      help={t`The account menu shows the coins of this server.`}
      error={missing ? t`Select a server` : undefined}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      {value === '' && <option value="">{t`Not selected`}</option>}
      {servers.map(({ id, documentMeta }) => (
        <option key={id} value={id}>
          {documentMeta.serverName}
        </option>
      ))}
    </SelectField>
  );
};

const Amount = ({ amount }: { amount: number }) => (
  <p className="bonus-amount">
    <Icon name="coin" size={32} />
    <strong>
      <Plural value={amount} one="# coin" other="# coins" />
    </strong>
  </p>
);

/** Picture of today's bonus: an unlit lantern while it cannot be claimed yet, a lit one afterwards. */
const Lantern = ({ state }: { state: 'ahead' | 'ready' | 'claimed' }) => (
  <span className={`bonus-lantern bonus-lantern--${state}`} aria-hidden="true">
    <Icon name="lantern" size={72} />
  </span>
);

const ClaimError = ({ claim }: { claim: ReturnType<typeof useClaim> }) => {
  const { t } = useLingui();
  const { failure, pending } = claim;
  if (failure === null || pending) return null;
  if (failure.code === 'NO_CONNECTION' || failure.code === 'UNKNOWN_ERROR') {
    return (
      <Notice tone="warn" live="alert" title={t`Unable to connect to the server`}>
        {t`Try again: you won't get the same bonus twice.`}
      </Notice>
    );
  }
  return (
    <Notice tone="error" live="alert" title={failure.message}>
      {failure.details?.description}
    </Notice>
  );
};

/** Amount of today's bonus, the server that receives it, and the time of the next one. */
export const ClaimCard = ({ status }: { status: Status }) => {
  const { t } = useLingui();
  const claim = useClaim();
  const time = useServerTime(status.now);
  const [chosen, setChosen] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const { claimableAt, steps, nextAmount } = status;
  const serverId = chosen ?? status.serverId ?? '';
  const ready = steps.every(({ done }) => done);
  // Before hydration the time of the response is used.
  const isClaimed = claimableAt !== null && Date.parse(claimableAt) > (time ?? Date.parse(status.now));
  const result = useRef<HTMLDivElement>(null);
  const given = isClaimed ? claim.done : undefined;
  // The button that had the focus is removed: the focus moves to the result.
  useEffect(() => {
    if (given !== undefined) result.current?.focus();
  }, [given]);
  const submit = () => {
    setMissing(serverId === '');
    if (serverId !== '') claim.send({ serverId });
  };
  return (
    <Card as="section" tone={ready && !isClaimed ? 'glow' : 'plain'} className="bonus-claim">
      <Lantern state={isClaimed ? 'claimed' : ready ? 'ready' : 'ahead'} />
      <div className="bonus-claim__body" ref={result} tabIndex={-1}>
        <Heading level={2} size="h3">
          {isClaimed ? t`You've claimed today's bonus` : t`Today's bonus`}
        </Heading>
        {given !== undefined && <Celebration given={given} />}
        {isClaimed && claimableAt !== null ? (
          <BonusCountdown until={claimableAt} time={time} />
        ) : (
          <>
            <Amount amount={nextAmount} />
            {!ready && <p className="hk-muted">{t`Complete the three steps once and claim a bonus every day.`}</p>}
          </>
        )}
        <ClaimError claim={claim} />
      </div>
      {ready && !isClaimed && (
        <div className="bonus-claim__form">
          <ServerChoice value={serverId} missing={missing && serverId === ''} onChoose={setChosen} />
          <Button
            variant="primary"
            size="large"
            startIcon="lantern"
            loading={claim.pending}
            loadingLabel={t`Claiming`}
            onClick={submit}
          >
            {t`Claim the bonus`}
          </Button>
        </div>
      )}
    </Card>
  );
};
