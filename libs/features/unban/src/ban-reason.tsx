import type { Schemas } from '@hoshikraft/api-client';
import { useLocale } from '@hoshikraft/i18n';
import { banReasonParts, type Locale } from '@hoshikraft/shared';
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

/** Language of a moderator's words where they are clearly not in the page's one. */
const foreignLang = (note: string, locale: Locale): Locale | undefined =>
  locale !== 'ru' && /\p{Script=Cyrillic}/u.test(note) ? 'ru' : undefined;

/** Why a player is banned: the rule's title, what the moderator wrote, the rule's number (docs/product/community.md#bans). */
export const BanReason = ({ ban: { ban_reason, rule }, ruleHref }: BanReasonProps) => {
  const { title, note } = banReasonParts(ban_reason, rule);
  const locale = useLocale();
  return (
    <>
      {title}
      {title !== null && note !== null && ': '}
      {note !== null && <Written lang={foreignLang(note, locale)}>{note}</Written>}
      {rule !== null && (
        <>
          {'\u00A0'}
          <span className="ban-reason__dot hk-subtle hk-small">·</span>{' '}
          <span className="ban-reason__rule hk-subtle hk-small">
            <Rule rule={rule} ruleHref={ruleHref} />
          </span>
        </>
      )}
    </>
  );
};
