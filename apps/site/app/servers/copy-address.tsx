import { Button, showToast } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

/** How long the button says that the address has been copied, in ms. */
const SAID_FOR_MS = 2500;

/** A server's address and a button that copies it. */
export const CopyAddress = ({ address, serverName }: { address: string; serverName: string }) => {
  const { t } = useLingui();
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      showToast({
        id: 'copy-address',
        type: 'error',
        title: t`Failed to copy command`,
        text: t`Select the address and copy it by hand: ${address}`,
      });
    }
  };

  return (
    <div className="server-address">
      <div className="server-address__words">
        <span className="server-address__label">{t`Address for the game`}</span>
        <code className="server-address__value">{address}</code>
      </div>
      <Button
        size="small"
        startIcon={copied ? 'check' : 'copy'}
        aria-label={t`Copy the address of ${serverName}`}
        onClick={() => void copy()}
      >
        {copied ? t`Copied` : t`Copy`}
      </Button>
      <span className="hk-visually-hidden" role="status">
        {copied ? t`The address of ${serverName} is copied` : ''}
      </span>
    </div>
  );
};
