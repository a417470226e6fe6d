import { Button, deferModule, showToast } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { usePagePath, useSiteFacts } from '../../framework/page/site-facts.tsx';

const sharing = deferModule(() => import('../../content/sharing/share-address.ts'));

/** Shares the URL of a profile; link previews show our image of the player. */
export const ShareButton = ({ login }: { login: string }) => {
  const { t } = useLingui();
  const { primaryOrigin } = useSiteFacts();
  const to = usePagePath();
  sharing.use(false);
  const url = primaryOrigin + to(`profile/${login}/statistics`);
  const notify = (text: string, title?: string): void =>
    showToast({ id: `share:${url}`, text, ...(title === undefined ? { type: 'success' } : { type: 'error', title }) });
  const share = async (): Promise<void> => {
    const { shareAddress } = await sharing.load();
    const outcome = await shareAddress({ title: login, url });
    if (outcome === 'copied') notify(t`Link copied.`);
    if (outcome === 'refused') notify(url, t`Your browser blocked copying. Copy it yourself:`);
  };
  const failed = (): void => notify(url, t`That didn't work. Copy it yourself:`);
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
