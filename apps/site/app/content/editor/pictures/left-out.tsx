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
              one="# picture of the pasted text was not taken over. Save it to your machine and put it in by the Pictures button."
              other="# pictures of the pasted text were not taken over. Save them to your machine and put them in by the Pictures button."
            />
          </span>
          <IconButton icon="close" size="small" label={t`Hide what was left out`} onClick={onHide} />
        </div>
      )}
    </div>
  );
};
