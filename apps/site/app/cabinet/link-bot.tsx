import { type Schemas, twoFactorQueries, useApi } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Button, CopyButton, Link, Stack } from '@hoshikraft/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';

export interface LinkBotProps {
  code: Schemas['LinkCode'] | null;
  /** Chat with the bot; null where this installation has not said. */
  chat: string | null;
}

/** What is written to a bot so that it sends codes here; the page sees by itself when the bot has heard it. */
export const LinkBot = ({ code, chat }: LinkBotProps) => {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  const link = useMutation(twoFactorQueries.link(useApi()));
  if (code === null) {
    return (
      <div>
        <Button variant="primary" loading={link.isPending} loadingLabel={t`One moment`} onClick={() => link.mutate()}>
          {t`Link the bot`}
        </Button>
      </div>
    );
  }
  const command = `/link ${code.code}`;
  const until = dateTime(code.expiresAt);
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
          copied={t`The command is copied`}
          failed={{ title: t`Failed to copy command`, text: command }}
        />
      </p>
      <p className="hk-muted hk-small" role="status">
        {t`Good until ${until}. Send it to nobody else: whoever has it gets your codes. We are waiting for the bot…`}
      </p>
    </Stack>
  );
};
