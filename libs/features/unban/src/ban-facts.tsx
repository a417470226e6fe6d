import type { Schemas } from '@hoshikraft/api-client';
import { Time, useFormats } from '@hoshikraft/i18n';
import { Facts, Written } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { BanReason, type BanReasonProps } from './ban-reason.tsx';

export interface BanFactsProps extends Pick<BanReasonProps, 'ruleHref'> {
  ban: Omit<Schemas['Ban'], 'id' | 'unbanPrice'>;
  /** Name of the server that the ban is on; null where it is everywhere. */
  server: string | null;
}

/** Why a player is banned, where, by whom, since when and until when (docs/product/money.md#unbans). */
export const BanFacts = ({ ban, server, ruleHref }: BanFactsProps) => {
  const { t } = useLingui();
  const { daysTo, inDays } = useFormats();
  const until =
    ban.unban_at === null ? (
      t`Permanent`
    ) : (
      <>
        <Time at={ban.unban_at} />
        {daysTo(ban.unban_at) > 1 && <div className="hk-muted hk-small">{inDays(daysTo(ban.unban_at))}</div>}
      </>
    );
  return (
    <Facts
      items={[
        { key: 'reason', label: t`Reason`, value: <BanReason ban={ban} ruleHref={ruleHref} /> },
        { key: 'place', label: t`Where`, value: server === null ? t`On every server` : t`On the server ${server}` },
        { key: 'by', label: t`Banned by`, value: <Written>{ban.banned_by}</Written> },
        { key: 'since', label: t`Since`, value: <Time at={ban.banned_at} /> },
        { key: 'until', label: t`Until`, value: until },
      ]}
    />
  );
};
