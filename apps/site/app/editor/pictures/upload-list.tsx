import { useFormats } from '@hoshikraft/i18n';
import { Icon, IconButton } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { Upload } from './use-uploads.ts';

/** Pictures on their way and those that were refused, where they were put in. */
export const UploadList = ({ uploads, onCancel }: { uploads: readonly Upload[]; onCancel: (id: number) => void }) => {
  const { t } = useLingui();
  const { percent } = useFormats();
  if (uploads.length === 0) return null;
  return (
    <ul className="editor-uploads" aria-label={t`Pictures being uploaded`}>
      {uploads.map(({ id, name, part, refusal }) => (
        <li key={id} className="editor-upload">
          <Icon name={refusal === null ? 'image' : 'warning'} size={18} />
          <div className="editor-upload__words">
            <span className="editor-upload__name">{name}</span>
            {refusal === null ? (
              <progress value={part} max={1} aria-label={name}>
                {percent(part)}
              </progress>
            ) : (
              <span role="alert" className="editor-upload__refusal">
                {refusal}
              </span>
            )}
          </div>
          <IconButton
            icon="close"
            size="small"
            label={refusal === null ? t`Cancel: ${name}` : t`Hide: ${name}`}
            onClick={() => onCancel(id)}
          />
        </li>
      ))}
    </ul>
  );
};
