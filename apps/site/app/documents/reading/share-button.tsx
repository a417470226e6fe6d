import { Button, showToast } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';

interface Shared {
  title: string;
  url: string;
}

/** Whether the machine's own sheet took care of it; also where its owner thought better of it. */
const sharedByMachine = async (shared: Shared): Promise<boolean> => {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
};

/** Hands the page's address on: by the machine's own sheet, else copied, else shown to be copied by hand. */
export const ShareButton = ({ title, url }: Shared) => {
  const { t } = useLingui();
  const share = async (): Promise<void> => {
    if (await sharedByMachine({ title, url })) return;
    const id = `share:${url}`;
    try {
      await navigator.clipboard.writeText(url);
      showToast({ id, type: 'success', text: t`The link is copied.` });
    } catch {
      showToast({ id, type: 'error', title: t`The browser did not let us copy. Copy by hand:`, text: url });
    }
  };
  return (
    <Button startIcon="share" onClick={() => void share()}>
      {t`Share`}
    </Button>
  );
};
