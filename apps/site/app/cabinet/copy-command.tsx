import { IconButton, showToast } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

/** How long the button says that the command has been copied, in ms. */
const SAID_FOR_MS = 2500;

/** A chat command and a button that copies it. */
export const CopyCommand = ({ command }: { command: string }) => {
  const { t } = useLingui();
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(command);
      setCopied(true);
    } catch {
      showToast({
        id: 'copy-command',
        type: 'error',
        title: t`Failed to copy command`,
        text: t`Select the command and copy it by hand: ${command}`,
      });
    }
  };

  return (
    <span className="cabinet-command">
      <code>{command}</code>
      <IconButton
        size="small"
        icon={copied ? 'check' : 'copy'}
        label={t`Copy ${command}`}
        onClick={() => void copy()}
      />
      <span className="hk-visually-hidden" role="status">
        {copied ? t`${command} is copied` : ''}
      </span>
    </span>
  );
};
