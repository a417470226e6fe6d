import { useAmounts } from '@hoshikraft/i18n';
import { Button, Notice, showToast } from '@hoshikraft/ui';
import { Form, SubmitButton, TextField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useErrorMessage } from '../parts/error-messages.ts';
import { useFailureMessage } from '../service/failure-message.ts';
import { JobProgress } from '../parts/job-progress.tsx';
import { useLauncherState, useProgress } from '../service/launcher-state.ts';
import { serviceCalls } from '../service/service-calls.ts';
import { useService } from '../service/service-context.tsx';
import { ServiceFailure } from '../service/service-failure.ts';
import { serviceQueries } from '../service/service-queries.ts';
import { useLauncherFacts } from '../shell/launcher-facts.tsx';

export interface MoveFolderProps {
  /** Current folder of the game. */
  present: string;
  /** Its size, bytes. */
  used: number;
}

/** Example of a folder on another disk, in the path syntax of this system. */
const EXAMPLES = {
  windows: 'D:\\Hoshikraft',
  macos: '/Volumes/Games/Hoshikraft',
  linux: '/mnt/games/hoshikraft',
} as const;

// Other errors without a client concern the list of clients.
const OF_A_MOVE: ReadonlySet<string> = new Set(['path_unusable', 'disk_full', 'internal']);

/** Shows a toast when the game is in another folder. */
const useMoved = (present: string): void => {
  const { t } = useLingui();
  const before = useRef(present);
  const text = t`The game is now in the new folder.`;
  useEffect(() => {
    if (before.current !== present) showToast({ id: 'moved', type: 'success', text });
    before.current = present;
  }, [present, text]);
};

const Moving = () => {
  const { t } = useLingui();
  const progress = useProgress();
  const cancel = useMutation(serviceCalls.cancel(useService()));
  return (
    <>
      {progress && <JobProgress progress={progress} note={t`If you cancel, the game stays in the old folder.`} />}
      <div className="settings__row">
        <Button loading={cancel.isPending} loadingLabel={t`Cancelling…`} onClick={() => cancel.mutate({})}>
          {t`Cancel`}
        </Button>
      </div>
    </>
  );
};

interface MoveFormProps extends MoveFolderProps {
  /** Error of the last attempt. */
  initialFolder: string;
}

const MoveForm = ({ present, used, initialFolder }: MoveFormProps) => {
  const { t } = useLingui();
  const { bytes } = useAmounts();
  const { system } = useLauncherFacts();
  const words = useFailureMessage();
  const { mutateAsync } = useMutation(serviceQueries.moveResourceFolder(useService()));
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { value: initialFolder } });
  const size = bytes(used);
  const move = handleSubmit(async ({ value }) => {
    try {
      await mutateAsync(value.trim());
    } catch (failure) {
      const { title, text } = words(failure);
      const message = (failure instanceof ServiceFailure && failure.fields['value']) || `${title}. ${text}`;
      setError('value', { message }, { shouldFocus: true });
    }
  });
  return (
    <Form onSubmit={move} aria-label={t`Move to another folder`}>
      <TextField
        label={t`New folder`}
        help={t`Full path of an empty or new folder. We'll copy ${size} there and then clear the old folder.`}
        placeholder={t`For example, ${EXAMPLES[system]}`}
        error={formState.errors.value?.message}
        spellCheck={false}
        autoCapitalize="off"
        {...register('value', {
          validate: (value) => {
            if (value.trim() === '') return t`Enter the path to a folder.`;
            return value.trim() === present ? t`The game is already in this folder.` : true;
          },
        })}
      />
      <SubmitButton loadingLabel={t`Checking the folder…`} startIcon="transfer">
        {t`Move`}
      </SubmitButton>
    </Form>
  );
};

/** Moves all files to another folder: the form, then the progress, then the error. */
export const MoveFolder = (props: MoveFolderProps) => {
  const { t } = useLingui();
  const { phase, status, running, error } = useLauncherState();
  const words = useErrorMessage();
  useMoved(props.present);
  if (phase === 'moving') return <Moving />;
  if (running !== null || (status !== 'idle' && status !== 'debugging')) {
    return <Notice>{t`You can move the folder when nothing is downloading and the game isn't running.`}</Notice>;
  }
  const failed = error !== null && error.clientId === null && OF_A_MOVE.has(error.code) ? words(error) : null;
  return (
    <>
      {failed && (
        <Notice tone="error" live="alert" title={failed.title}>
          {failed.text} {error?.path && <code className="settings__path">{error.path}</code>}
        </Notice>
      )}
      <MoveForm {...props} initialFolder={failed === null ? '' : (error?.path ?? '')} />
    </>
  );
};
