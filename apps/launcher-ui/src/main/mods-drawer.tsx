import { Modal } from '@hoshikraft/ui/dialog';
import { useLingui } from '@lingui/react/macro';
import { OptionalMods, type OptionalModsProps } from './optional-mods.tsx';

/** The optional mods of the client at the right of the window; a change is saved at once. */
export const ModsDrawer = ({ onClose, ...mods }: OptionalModsProps & { onClose: () => void }) => {
  const { t } = useLingui();
  return (
    <Modal open placement="end" title={t`Optional mods`} closeLabel={t`Close`} onClose={onClose}>
      <OptionalMods {...mods} />
    </Modal>
  );
};
