import { IconButton, showToast } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useState } from 'react';

type Dialog = ComponentType<{ open: boolean; onClose: () => void }>;

/** The search of the whole site: its dialog, loaded when it is first opened, and the props of a button that opens it. */
export const useSiteSearch = () => {
  const { t } = useLingui();
  const [Dialog, setDialog] = useState<Dialog>();
  const [open, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);

  const show = async (): Promise<void> => {
    if (Dialog !== undefined) return setOpen(true);
    setLoading(true);
    try {
      const { SearchDialog } = await import('../community/search/search-dialog.tsx');
      setDialog(() => SearchDialog);
      setOpen(true);
    } catch {
      showToast({ type: 'error', text: t`The search couldn't be loaded. Check your connection and try again.` });
    } finally {
      setLoading(false);
    }
  };

  return {
    button: { loading, onClick: () => void show(), 'aria-haspopup': 'dialog' as const },
    dialog: Dialog && <Dialog open={open} onClose={() => setOpen(false)} />,
  };
};

/** The search of the header. */
export const HeaderSearch = () => {
  const { t } = useLingui();
  const { button, dialog } = useSiteSearch();
  return (
    <>
      <IconButton className="site-search" icon="search" label={t`Search`} {...button} />
      {dialog}
    </>
  );
};
