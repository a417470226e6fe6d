import { useFormats } from '@hoshikraft/i18n';
import { Icon, IconButton, VisuallyHidden } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { Arrival, Upload } from './use-uploads.ts';

export interface UploadListProps {
  uploads: readonly Upload[];
  arrived: Arrival | null;
  onCancel: (id: number) => void;
  /** Called when the last entry, and the focused button with it, was removed. */
  onEmpty: () => void;
}

/** List of running and failed uploads; finished ones are announced. */
export const UploadList = ({ uploads, arrived, onCancel, onEmpty }: UploadListProps) => {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const name = arrived?.name ?? '';
  const cancel = (id: number, index: number): void => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = buttons[index + 1] ?? buttons[index - 1];
    onCancel(id);
    if (next === undefined) onEmpty();
    else next.focus();
  };
  return (
    <>
      <div role="status">
        {arrived !== null && (
          // A new element each time, so that two pictures of one name are both announced.
          <VisuallyHidden key={arrived.id}>{t`${name} added. Describe what it shows.`}</VisuallyHidden>
        )}
      </div>
      {uploads.length > 0 && (
        <ul ref={list} className="editor-uploads" aria-label={t`Uploading pictures`}>
          {uploads.map((upload, index) => (
            <UploadItem key={upload.id} upload={upload} onCancel={() => cancel(upload.id, index)} />
          ))}
        </ul>
      )}
    </>
  );
};

interface UploadItemProps {
  upload: Upload;
  onCancel: () => void;
}

const UploadItem = ({ upload: { name, part, refusal }, onCancel }: UploadItemProps) => {
  const { t } = useLingui();
  const { percent } = useFormats();
  return (
    <li className="editor-upload">
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
        onClick={onCancel}
      />
    </li>
  );
};
