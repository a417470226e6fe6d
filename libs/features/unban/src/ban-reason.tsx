import type { Schemas } from '@hoshikraft/api-client';
import { banReasonWords } from '@hoshikraft/shared';
import { Link, Written } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';

export interface BanReasonProps {
  ban: Pick<Schemas['Ban'], 'ban_reason' | 'rule'>;
  /** Address of a rule by its number, such as `2.4`; without it rules are plain text. */
  ruleHref?: ((number: string) => string) | undefined;
}

const Rule = ({
  rule: { number, title },
  ruleHref,
}: Pick<BanReasonProps, 'ruleHref'> & { rule: NonNullable<Schemas['BrokenRule']> }) => {
  const { t } = useLingui();
  const text = t`rule ${number}`;
  return ruleHref === undefined ? (
    <span title={title}>{text}</span>
  ) : (
    <Link href={ruleHref(number)} title={title}>
      {text}
    </Link>
  );
};

/** Why a player is banned, in words, with the rule's number (docs/product/community.md#bans). */
export const BanReason = ({ ban: { ban_reason, rule }, ruleHref }: BanReasonProps) => (
  <>
    <Written>{banReasonWords(ban_reason, rule)}</Written>
    {rule !== null && (
      <>
        {' '}
        <span className="ban-reason__rule hk-subtle hk-small">
          <span className="ban-reason__dot">·</span> <Rule rule={rule} ruleHref={ruleHref} />
        </span>
      </>
    )}
  </>
);
