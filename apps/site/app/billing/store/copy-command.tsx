import { CopyButton } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';

/** A chat command, and beside it a button that copies it. */
export const CopyCommand = ({ command }: { command: string }) => {
  const { t } = useLingui();
  return (
    <>
      <code>{command}</code>
      <CopyButton
        text={command}
        label={t`Copy ${command}`}
        copied={t`${command} copied`}
        failed={{ title: t`Couldn't copy the command`, text: t`Select and copy it manually: ${command}` }}
      />
    </>
  );
};
