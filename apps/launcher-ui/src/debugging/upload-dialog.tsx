import { Button, CopyButton, Notice, Skeleton, SkeletonGroup, Text } from '@hoshikraft/ui';
import { Modal } from '@hoshikraft/ui/dialog';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useFailureMessage } from '../service/failure-message.ts';
import { previewLogs, sendLogs } from '../service/service-calls.ts';
import { useService } from '../service/service-context.tsx';
import { ServiceFailure } from '../service/service-failure.ts';

interface FailureProps {
  failure: unknown;
  label?: string;
  again?: (() => void) | undefined;
}

const Failure = ({ failure, label, again }: FailureProps) => {
  const { t } = useLingui();
  const { title, text } = useFailureMessage()(failure);
  return (
    <Notice
      tone="error"
      live="alert"
      title={title}
      action={
        again && (
          <Button size="small" onClick={again}>
            {label ?? t`Try again`}
          </Button>
        )
      }
    >
      {text}
    </Notice>
  );
};

const Sent = ({ id }: { id: string }) => {
  const { t } = useLingui();
  return (
    <Notice
      tone="success"
      live="status"
      title={t`Log sent`}
      action={
        <CopyButton
          text={id}
          label={t`Copy the number`}
          copied={t`Number copied`}
          failed={{ title: t`Couldn't copy the number`, text: t`Select and copy the number yourself: ${id}` }}
        />
      }
    >
      {t`Give support this number:`} <code className="upload__id">{id}</code>
    </Notice>
  );
};

/** Shows the log as it would leave this computer, and sends it only after a confirmation. */
export const UploadDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLingui();
  const service = useService();
  const preview = useQuery({
    queryKey: ['service', 'log-preview'],
    queryFn: () => previewLogs(service),
    // A new preview each time.
    staleTime: 0,
    gcTime: 0,
    retry: false,
    // The text does not change while the player reads it.
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  const sending = useMutation({ mutationFn: (shown: string) => sendLogs(service, shown) });
  const isGone = sending.error instanceof ServiceFailure && sending.error.type === 'preview_gone';
  const showAnew = (): void => {
    sending.reset();
    void preview.refetch();
  };
  const id = sending.data?.id ?? null;
  return (
    <Modal
      open
      width="large"
      title={t`Send the log to support`}
      closeLabel={t`Close`}
      busy={sending.isPending}
      onClose={onClose}
      actions={
        id === null ? (
          <>
            <Button onClick={onClose} disabled={sending.isPending}>
              {t`Don't send`}
            </Button>
            <Button
              variant="primary"
              startIcon="upload"
              disabled={preview.data === undefined || preview.isFetching || isGone}
              loading={sending.isPending}
              loadingLabel={t`Sending…`}
              onClick={() => preview.data && sending.mutate(preview.data.preview)}
            >
              {t`Send`}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{t`Done`}</Button>
        )
      }
    >
      <div className="upload">
        {id !== null && <Sent id={id} />}
        {sending.isError && (
          <Failure failure={sending.error} label={t`Show again`} again={isGone ? showAnew : undefined} />
        )}
        {id === null && (
          <Text tone="muted">{t`This is all that will be sent. Names, tokens, addresses and home folders have been removed.`}</Text>
        )}
        {preview.isError && <Failure failure={preview.error} again={() => void preview.refetch()} />}
        {preview.isPending && (
          <SkeletonGroup label={t`Preparing the log`}>
            <Skeleton variant="block" height={240} />
          </SkeletonGroup>
        )}
        {preview.data && (
          <pre className="upload__text" tabIndex={0} role="region" aria-label={t`What will be sent`}>
            {preview.data.text}
          </pre>
        )}
      </div>
    </Modal>
  );
};
