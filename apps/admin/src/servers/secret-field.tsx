import { Button, Notice, Stack, useCopy } from '@hoshikraft/ui';
import { TextField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';

/** The new secret of a key, to be copied: it is shown in this dialog alone. */
export const SecretField = ({ secret }: { secret: string }) => {
  const { t } = useLingui();
  const [said, copy] = useCopy({ text: secret, failed: { title: t`Couldn't copy`, text: secret } });
  return (
    <Stack gap={2}>
      <TextField label={t`Secret`} value={secret} readOnly />
      <div>
        <Button size="small" startIcon={said ? 'check' : 'copy'} onClick={copy}>
          {said ? t`Copied` : t`Copy the secret`}
        </Button>
      </div>
      <Notice tone="warn">
        {t`Put it into the settings of the game server now: it isn't shown again. It starts to work when you confirm.`}
      </Notice>
    </Stack>
  );
};
