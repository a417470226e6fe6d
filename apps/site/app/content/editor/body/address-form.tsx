import { Button, IconButton } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';

export interface AddressFormProps {
  label: string;
  help: string;
  /** What stands there already. */
  initial: string;
  /** What the address is to us; null where it is none. */
  accept: (typed: string) => boolean;
  /** Said where it is none. */
  refusal: string;
  onClose: () => void;
  /** Takes away what is there; absent where nothing is. */
  onRemove?: (() => void) | undefined;
}

/** Asks for an address under the toolbar: of a link, or of a video. */
export const AddressForm = ({ label, help, initial, accept, refusal, onClose, onRemove }: AddressFormProps) => {
  const { t } = useLingui();
  const id = useId();
  const [typed, setTyped] = useState(initial);
  const [refused, setRefused] = useState(false);
  const submit = (): void => {
    if (accept(typed)) onClose();
    else setRefused(true);
  };
  // No form: this one stands within no other, but Enter must not save the document.
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
          setTyped(event.currentTarget.value);
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
