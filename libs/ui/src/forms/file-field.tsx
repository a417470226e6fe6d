import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import { FieldNote } from './field-frame.tsx';

export interface FileFieldProps {
  /** "Выберите файл или перетащите его сюда" */
  label: ReactNode;
  /** Formats and size limit. */
  help?: ReactNode;
  error?: ReactNode;
  /** `image/png,image/jpeg` */
  accept: string;
  disabled?: boolean | undefined;
  onSelect: (file: File) => void;
}

/** A place to drop one file, or to press and pick it. */
export function FileField({ label, help, error, accept, disabled, onSelect }: FileFieldProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  return (
    <div className="hk-field">
      <label
        className="hk-file"
        data-over={over}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
      >
        <Icon name="upload" />
        <span>{label}</span>
        <input
          type="file"
          accept={accept}
          disabled={disabled}
          aria-describedby={help || error ? `${id}-note` : undefined}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            event.currentTarget.value = '';
            if (file) onSelect(file);
          }}
        />
      </label>
      <FieldNote id={`${id}-note`} help={help} error={error} />
    </div>
  );
}
