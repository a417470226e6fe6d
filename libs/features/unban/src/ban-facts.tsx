import type { Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Facts, Written } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { BanReason, type BanReasonProps } from './ban-reason.tsx';

export interface BanFactsProps extends Pick<BanReasonProps, 'ruleHref'> {
  ban: Omit<Schemas['Ban'], 'id' | 'unbanPrice'>;
  /** Name of the server that the ban is on; null where it is everywhere. */
  server: string | null;
  /** Milliseconds since 1970; null while the time is unknown: the time left is not shown then. */
  now: number | null;
}

/** Why a player is banned, where, by whom, since when and until when (docs/product/money.md#unbans). */
export const BanFacts = ({ ban, server, now, ruleHref }: BanFactsProps) => {
  const { t } = useLingui();
  const { dateTime, relative } = useFormats();
  const until =
    ban.unban_at === null ? (
      t({ message: 'Never', context: 'end of a ban' })
    ) : (
      <>
        {dateTime(ban.unban_at)}
        {now !== null && <div className="hk-muted hk-small">{relative(ban.unban_at, now)}</div>}
      </>
    );
  return (
    <Facts
      items={[
        { key: 'reason', label: t`Reason`, value: <BanReason reason={ban.ban_reason} ruleHref={ruleHref} /> },
        { key: 'place', label: t`Where`, value: server === null ? t`On every server` : t`On the server ${server}` },
        { key: 'by', label: t`Banned by`, value: <Written>{ban.banned_by}</Written> },
        { key: 'since', label: t`Since`, value: dateTime(ban.banned_at) },
        { key: 'until', label: t`Until`, value: until },
      ]}
    />
  );
};
