import { Link, Written } from '@hoshikraft/ui';
import { Fragment } from 'react';

export interface BanReasonProps {
  reason: string;
  /** Address of a rule by its number, such as `2.4`; without it rules are plain text. */
  ruleHref?: ((number: string) => string) | undefined;
}

/** Numbers of rules, such as 2.4, but neither 1.20.1 nor 12.40. */
const RULE = /(?<![\d.])([1-9]\.[1-9]\d?)(?![\d]|\.\d)/;

/** Reason of a ban, as a moderator wrote it; rules in it are links. */
export const BanReason = ({ reason, ruleHref }: BanReasonProps) => (
  <Written>
    {reason.split(RULE).map((part, index) => {
      const key = `${index}:${part}`;
      // A split by one group alternates text and rule.
      if (index % 2 === 0 || ruleHref === undefined) return <Fragment key={key}>{part}</Fragment>;
      return (
        <Link key={key} href={ruleHref(part)}>
          {part}
        </Link>
      );
    })}
  </Written>
);
