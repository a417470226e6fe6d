import { Icon } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';

export interface SaveStatusProps {
  saving: { isPending: boolean; isSuccess: boolean; isError: boolean };
  /** Shown after the value is saved. */
  savedText: string;
  /** Shown while it is being saved. */
  savingText?: string;
}

/** Quiet result of the last change of a setting, beside it. A reason why it failed is shown at the field or in a toast. */
export const SaveStatus = ({ saving, savedText, savingText }: SaveStatusProps) => {
  const { t } = useLingui();
  const text = saving.isPending
    ? (savingText ?? t`Saving…`)
    : saving.isSuccess
      ? savedText
      : saving.isError
        ? t`Not saved.`
        : null;
  return (
    <p className="save-status" role="status">
      {saving.isSuccess && <Icon name="check" size={16} />}
      {text}
    </p>
  );
};
