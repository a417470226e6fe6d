import type { Schemas } from '@hoshikraft/api-client';
import { Button, Notice, Stack } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { usePasskey } from './use-passkey.ts';

/** Signs a challenge with a passkey of the browser. */
export type GetPasskeyAssertion = (options: Schemas['PasskeyQuestion']) => Promise<Schemas['Assertion']>;

export interface PasskeyButtonProps {
  children: string;
  /** Fetches a challenge, gets it signed and sends the assertion. */
  action: (getAssertion: GetPasskeyAssertion) => Promise<unknown>;
}

/** Runs an action that needs a passkey, and shows its error below the button. */
export const PasskeyButton = ({ children, action }: PasskeyButtonProps) => {
  const { t } = useLingui();
  const { busy, problem, run } = usePasskey();
  return (
    <Stack gap={3}>
      <Button
        fullWidth
        startIcon="key"
        loading={busy}
        loadingLabel={t`Waiting for your device`}
        onClick={() => void run(({ getPasskeyAssertion }) => action(getPasskeyAssertion))}
      >
        {children}
      </Button>
      {problem !== null && (
        <Notice tone="error" live="alert">
          {problem}
        </Notice>
      )}
    </Stack>
  );
};
