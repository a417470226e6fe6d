import { type Schemas, twoFactorQueries, useApi } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Button } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { LinkCommand } from './link-command.tsx';

export interface LinkBotProps {
  code: Schemas['LinkCode'] | null;
  /** Chat with the bot; null if it is not configured. */
  chat: string | null;
}

/** Command for a bot that makes it a second factor. */
export const LinkBot = ({ code, chat }: LinkBotProps) => {
  const { t } = useLingui();
  const { moment } = useFormats();
  const link = useMutation(twoFactorQueries.link(useApi()));
  if (code === null) {
    return (
      <div>
        <Button loading={link.isPending} loadingLabel={t`One moment`} onClick={() => link.mutate()}>
          {t`Link the bot`}
        </Button>
      </div>
    );
  }
  const until = moment(code.expiresAt);
  return (
    <LinkCommand
      code={code}
      chat={chat}
      warning={t`Expires ${until}. Don't share it: anyone who sends it gets your codes. Waiting for the bot…`}
    />
  );
};
