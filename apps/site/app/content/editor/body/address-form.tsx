import { visible } from '@hoshikraft/shared';
import { Button, IconButton } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';

export interface AddressFormProps {
  label: string;
  help: string;
  /** The current address. */
  initial: string;
  /** Applies the typed address. False: it is invalid. */
  accept: (typed: string) => boolean;
  /** Error message for an invalid address. */
  refusal: string;
  onClose: () => void;
  /** Removes the current address; absent if there is none. */
  onRemove?: (() => void) | undefined;
}

/** Form below the toolbar for the address of a link or a video. */
export const AddressForm = ({ label, help, initial, accept, refusal, onClose, onRemove }: AddressFormProps) => {
  const { t } = useLingui();
  const id = useId();
  const [typed, setTyped] = useState(initial);
  const [refused, setRefused] = useState(false);
  const submit = (): void => {
    if (accept(typed)) onClose();
    else setRefused(true);
  };
  // Not a `form` element: Enter must not save the document.
  return (
    <div
      className="editor-address"
      role="group"
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode="url"
        value={typed}
        autoFocus
        aria-describedby={`${id}-note`}
        aria-invalid={refused || undefined}
        onChange={(event) => {
          setTyped(visible(event.currentTarget.value));
          setRefused(false);
        }}
      />
      <Button size="small" variant="secondary" onClick={submit}>
        {t`Apply`}
      </Button>
      {onRemove && (
        <Button size="small" variant="quiet" onClick={onRemove}>
          {t`Remove the link`}
        </Button>
      )}
      <IconButton icon="close" size="small" label={t`Cancel`} onClick={onClose} />
      <p id={`${id}-note`} role={refused ? 'alert' : undefined} data-refused={refused}>
        {refused ? refusal : help}
      </p>
    </div>
  );
};
