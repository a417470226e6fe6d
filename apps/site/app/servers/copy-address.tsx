import { IconButton, showToast } from '@hoshikraft/ui';
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
        title: t`Failed to copy the address`,
        text: t`Select the address and copy it by hand: ${address}`,
      });
    }
  };

  return (
    <div className="server-address">
      <p className="server-address__label">{t`Address for the game`}</p>
      <div className="server-address__box">
        <code className="server-address__value">{address}</code>
        <IconButton
          size="small"
          icon={copied ? 'check' : 'copy'}
          label={t`Copy the address of ${serverName}`}
          onClick={() => void copy()}
        />
      </div>
      <span className="hk-visually-hidden" role="status">
        {copied ? t`The address of ${serverName} is copied` : ''}
      </span>
    </div>
  );
};
