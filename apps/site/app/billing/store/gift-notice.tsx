import { Link } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { NamedPlayer } from '../../community/players/named-player.tsx';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { storeView, useIsGift, useRecipient, type Period } from './store-view.ts';

export interface GiftNoticeProps {
  server: string;
  period: Period;
}

/** Says for whom a privilege is chosen, after a link of a profile. */
export const GiftNotice = ({ server, period }: GiftNoticeProps) => {
  const { t } = useLingui();
  const to = usePagePath();
  const recipient = useRecipient();
  if (!useIsGift()) return null;
  return (
    <div className="store-recipient">
      <span className="hk-muted">{t`Choose a gift for`}</span>
      <NamedPlayer login={recipient} size={40} />
      <Link href={to(storeView(server, period))}>{t`Shop for yourself`}</Link>
    </div>
  );
};
