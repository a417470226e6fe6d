import { twoFactorQueries, useApi } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Button } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useMain } from '../../framework/page/use-main.ts';
import { ServiceMark } from '../../auth/sign-in/service-mark.tsx';
import { SignInMethodRow } from './sign-in-method-row.tsx';
import { LinkCommand } from './link-command.tsx';
import { usePollLinks } from './use-poll-links.ts';

/** Telegram while it is not linked: a command to the bot links it. It does not become a second factor. */
export const TelegramLink = () => {
  const { t } = useLingui();
  const { moment } = useFormats();
  const chat = useMain()?.links['2fa_tg'] ?? null;
  const { data: code, isPending, mutate } = useMutation(twoFactorQueries.linkTelegram(useApi()));
  usePollLinks(code !== undefined);
  const name = 'Telegram';
  const until = code === undefined ? '' : moment(code.expiresAt);
  return (
    <SignInMethodRow
      id="telegram"
      mark={<ServiceMark service="telegram" />}
      name={name}
      state="none"
      only={false}
      actions={
        code === undefined && (
          <Button
            size="small"
            startIcon="link"
            loading={isPending}
            loadingLabel={t`Opening`}
            aria-label={t`Link account: ${name}`}
            onClick={() => mutate()}
          >
            {t`Link account`}
          </Button>
        )
      }
      below={
        code !== undefined && (
          <LinkCommand
            code={code}
            chat={chat}
            warning={t`Expires ${until}. Don't share it: anyone who sends it links their Telegram to your account. Waiting for the bot…`}
          />
        )
      }
    >
      {t`Not linked`}
    </SignInMethodRow>
  );
};
