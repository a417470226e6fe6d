import type { Schemas } from '@hoshikraft/api-client';
import { Button, Notice, Stack } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { usePasskey } from './use-passkey.ts';

/** Has the browser answer by a passkey. */
export type AnswerPasskey = (question: Schemas['PasskeyQuestion']) => Promise<Schemas['Assertion']>;

export interface PasskeyButtonProps {
  children: string;
  /** Fetches the question, has it answered and hands the answer in. */
  go: (answer: AnswerPasskey) => Promise<unknown>;
}

/** Does something by a passkey, and says beneath what came of it where that is nothing. */
export const PasskeyButton = ({ children, go }: PasskeyButtonProps) => {
  const { t } = useLingui();
  const { busy, problem, run } = usePasskey();
  return (
    <Stack gap={3}>
      <Button
        fullWidth
        startIcon="key"
        loading={busy}
        loadingLabel={t`Waiting for your device`}
        onClick={() => void run(({ answerPasskey }) => go(answerPasskey))}
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
