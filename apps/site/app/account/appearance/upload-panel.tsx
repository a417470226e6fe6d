import { useFormats } from '@hoshikraft/i18n';
import { Button } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { filesIn, pickFiles } from '../../content/uploads/pick-files.ts';
import type { AppearanceUpload } from './use-appearance-upload.ts';

interface UploadPanelProps {
  title: string;
  /** Accepted files. */
  hint: string;
  choose: string;
  types: readonly string[];
  upload: Pick<AppearanceUpload<unknown>, 'part' | 'refusal' | 'cancel'>;
  onFile: (file: File) => void;
  /** How often it was saved: the button to save is removed then, and the focus moves to the one to choose. */
  saves?: number;
  /** Accepts files pasted anywhere on the page except in another panel. */
  takesPaste?: boolean;
  children?: ReactNode;
}

/** Panel of skin, cape or avatar: accepts a file by button, drop or paste, and shows progress and errors. */
export const UploadPanel = ({
  title,
  hint,
  choose,
  types,
  upload,
  onFile,
  saves = 0,
  takesPaste = false,
  children,
}: UploadPanelProps) => {
  const { t } = useLingui();
  const { percent } = useFormats();
  const panel = useRef<HTMLElement>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (saves > 0) chooseButton.current?.focus();
  }, [saves]);
  const [isOver, setOver] = useState(false);
  const take = ([file]: readonly File[]): void => {
    if (file !== undefined) onFile(file);
  };
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });

  useEffect(() => {
    const onPaste = (event: ClipboardEvent): void => {
      const other = event.target instanceof Element ? event.target.closest('.look-place') : null;
      if (other === panel.current || (takesPaste && other === null)) latest.current(filesIn(event.clipboardData));
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [takesPaste]);

  const over = (isThere: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isThere);
  };
  return (
    <section
      ref={panel}
      aria-label={title}
      className="look-place"
      data-over={isOver}
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onDrop={(event) => {
        over(false)(event);
        take(filesIn(event.dataTransfer));
      }}
    >
      <h2 className="look-place__title">{title}</h2>
      <p className="hk-muted">{hint}</p>
      <Button
        ref={chooseButton}
        startIcon="upload"
        disabled={upload.part !== null}
        onClick={() => void pickFiles(types, { several: false }).then(take)}
      >
        {choose}
      </Button>
      {upload.part !== null && (
        <div className="look-place__way">
          <progress value={upload.part} max={1} aria-label={t`Uploading`}>
            {percent(upload.part)}
          </progress>
          <Button size="small" variant="quiet" startIcon="close" onClick={upload.cancel}>
            {t`Cancel`}
          </Button>
        </div>
      )}
      {upload.refusal !== null && (
        <p role="alert" className="look-place__refusal">
          {upload.refusal}
        </p>
      )}
      {children}
    </section>
  );
};
