import { useFormats } from '@hoshikraft/i18n';
import { Button } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { useConsole } from './use-console.ts';

export interface ConsoleActionsProps {
  console: ReturnType<typeof useConsole>;
  /** Scrolls a row into view. */
  onShow: (index: number | null) => void;
  onCopy: () => void;
  onUpload: () => void;
}

/** The jump to the first error, copy and upload. */
export const ConsoleActions = ({ console: log, onShow, onCopy, onUpload }: ConsoleActionsProps) => {
  const { t } = useLingui();
  const { number } = useFormats();
  const errors = number(log.errors);
  return (
    <div className="console-actions">
      <Button
        size="small"
        startIcon={log.errors === 0 ? 'check' : 'warning'}
        disabled={log.errors === 0}
        onClick={() => onShow(log.toFirstError())}
      >
        {log.errors === 0 && t`No errors`}
        {log.errors === 1 && t`Go to the error`}
        {log.errors > 1 && t`First error of ${errors}`}
      </Button>
      <Button size="small" startIcon="copy" disabled={log.rows.length === 0} onClick={onCopy}>
        {t`Copy`}
      </Button>
      <Button size="small" startIcon="upload" disabled={log.empty} onClick={onUpload}>
        {t`Send to support`}
      </Button>
    </div>
  );
};
