import { visible } from '@hoshikraft/shared';
import { useTooLong } from '@hoshikraft/ui';
import { useId } from 'react';

export interface SmallFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  most: number;
  required?: boolean | undefined;
  /** Error or hint. */
  note?: string | undefined;
}

/** A text field inside a block: of a picture, a spoiler or an item. */
export const SmallField = ({ label, value, onChange, most, required, note: ownNote }: SmallFieldProps) => {
  const id = useId();
  const note = useTooLong(value, most) ?? ownNote;
  return (
    <div className="editor-small-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        aria-required={required || undefined}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={(event) => onChange(visible(event.currentTarget.value))}
      />
      {note !== undefined && (
        <p className="editor-small-field__note" id={`${id}-note`}>
          {note}
        </p>
      )}
    </div>
  );
};

export interface SmallChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  onChange: (value: Value) => void;
}

/** A select inside a block. */
export function SmallChoice<Value extends string>({ label, value, options, onChange }: SmallChoiceProps<Value>) {
  const id = useId();
  return (
    <div className="editor-small-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value as Value)}>
        {options.map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
