import { Icon, IconButton } from '@hoshikraft/ui';
import { Plural, useLingui } from '@lingui/react/macro';

/** Notice that pictures of a pasted text were left out, and what to do. */
export const LeftOut = ({ count, onHide }: { count: number; onHide: () => void }) => {
  const { t } = useLingui();
  return (
    <div role="status">
      {count > 0 && (
        <div className="editor-uploads editor-upload">
          <Icon name="warning" size={18} />
          <span className="editor-upload__words">
            <Plural
              value={count}
              one="# pasted picture couldn't be imported. Save it to your computer and add it with the Pictures button."
              other="# pasted pictures couldn't be imported. Save them to your computer and add them with the Pictures button."
            />
          </span>
          <IconButton icon="close" size="small" label={t`Hide the message about pictures`} onClick={onHide} />
        </div>
      )}
    </div>
  );
};
