import type { Schemas } from '@hoshikraft/api-client';
import { CopyButton, Link, Stack } from '@hoshikraft/ui';
import { Trans, useLingui } from '@lingui/react/macro';

export interface LinkCommandProps {
  code: Schemas['LinkCode'];
  /** Chat with the bot; null if it is not configured. */
  chat: string | null;
  /** Expiry of the command, and the risk of giving it to others. */
  warning: string;
}

/** Command to send to a bot; the page polls until the bot has received it. */
export const LinkCommand = ({ code, chat, warning }: LinkCommandProps) => {
  const { t } = useLingui();
  const command = `/link ${code.code}`;
  return (
    <Stack gap={2}>
      <p>
        {chat === null ? (
          t`Send this to our bot:`
        ) : (
          <Trans>
            Send this to <Link href={chat}>our bot</Link>:
          </Trans>
        )}
      </p>
      <p className="cabinet-command">
        <code>{command}</code>
        <CopyButton
          text={command}
          label={t`Copy the command`}
          copied={t`Command copied`}
          failed={{ title: t`Failed to copy command`, text: command }}
        />
      </p>
      <p className="hk-muted hk-small" role="status">
        {warning}
      </p>
    </Stack>
  );
};
