import { Button, later, showToast } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { usePagePath, useSiteFacts } from '../../framework/page/site-facts.tsx';

const sharing = later(() => import('../../content/sharing/share-address.ts'));

/** Hands on the address of a profile, beside which our picture of the player stands wherever it is shown. */
export const ShareButton = ({ login }: { login: string }) => {
  const { t } = useLingui();
  const { primaryOrigin } = useSiteFacts();
  const to = usePagePath();
  sharing.use(false);
  const url = primaryOrigin + to(`profile/${login}/statistics`);
  const tell = (text: string, title?: string): void =>
    showToast({ id: `share:${url}`, text, ...(title === undefined ? { type: 'success' } : { type: 'error', title }) });
  const share = async (): Promise<void> => {
    const { shareAddress } = await sharing.load();
    const outcome = await shareAddress({ title: login, url });
    if (outcome === 'copied') tell(t`The link is copied.`);
    if (outcome === 'refused') tell(url, t`The browser did not let us copy. Copy by hand:`);
  };
  const failed = (): void => tell(url, t`That did not work. Copy by hand:`);
  return (
    <Button
      startIcon="share"
      className="profile-share"
      aria-label={t`Share`}
      onClick={() => void share().catch(failed)}
    >
      <span>{t`Share`}</span>
    </Button>
  );
};
