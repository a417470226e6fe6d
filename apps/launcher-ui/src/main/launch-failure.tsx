import { Button, type IconName, Notice } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { ServiceSchemas } from '../service/service-queries.ts';
import { type ErrorAction, useErrorMessage } from '../parts/error-messages.ts';
import './launch-failure.css';

const ICONS: Readonly<Record<ErrorAction, IconName>> = {
  again: 'refresh',
  repair: 'hammer',
  folder: 'folder',
  memory: 'memory',
  log: 'file',
};

export interface LaunchFailureProps {
  error: ServiceSchemas['LaunchError'];
  onAction: (action: ErrorAction) => void;
}

/** Why the last job failed: what happened, why, and one action. */
export const LaunchFailure = ({ error, onAction }: LaunchFailureProps) => {
  const { t } = useLingui();
  const { title, text, action } = useErrorMessage()(error);
  const words: Readonly<Record<ErrorAction, string>> = {
    again: t`Try again`,
    repair: t`Repair`,
    folder: t`Choose another folder`,
    memory: t`Change the memory`,
    log: t`Open the log`,
  };
  const tail = error.tail ?? [];
  return (
    <Notice
      tone="error"
      live="alert"
      title={title}
      action={
        action !== null && (
          <Button size="small" startIcon={ICONS[action]} onClick={() => onAction(action)}>
            {words[action]}
          </Button>
        )
      }
    >
      {text}
      {error.path && <code className="launch-failure__path">{error.path}</code>}
      {tail.length > 0 && (
        // It scrolls, so it must be reachable by keyboard.
        <pre className="launch-failure__tail" tabIndex={0} role="region" aria-label={t`Last lines of the game log`}>
          {tail.join('\n')}
        </pre>
      )}
    </Notice>
  );
};
