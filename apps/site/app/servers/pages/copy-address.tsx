import { CopyButton } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';

/** A server's address and a button that copies it. */
export const CopyAddress = ({ address, serverName }: { address: string; serverName: string }) => {
  const { t } = useLingui();
  return (
    <div className="server-address">
      <p className="server-address__label">{t`Server address`}</p>
      <div className="server-address__box">
        <code className="server-address__value">{address}</code>
        <CopyButton
          text={address}
          label={t`Copy the address of ${serverName}`}
          copied={t`${serverName} address copied`}
          failed={{
            title: t`Couldn't copy the address`,
            text: t`Select the address and copy it: ${address}`,
          }}
        />
      </div>
    </div>
  );
};
