import type { Intent, Schemas } from '@hoshikraft/api-client';
import { useIdempotentMutation } from '@hoshikraft/async-state';
import { useApiForm } from '@hoshikraft/async-state/forms';
import { Notice, Row, showToast, Stack } from '@hoshikraft/ui';
import { Modal } from '@hoshikraft/ui/dialog';
import { Form, SubmitButton, TextField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import type { UseMutationOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';

export interface ActDialogProps<Order extends { reason: string }> {
  title: string;
  /** The verb of its button. */
  submit: string;
  /** Toast after it succeeded. */
  done: string;
  act: UseMutationOptions<Schemas['OperatorAct'], Error, Intent<Order>>;
  /** The order with this reason; null while the rest of the form has errors, which it then shows. */
  order: (reason: string) => Order | null;
  /** Error types that the rest of the form explains itself. */
  explained?: string | undefined;
  onClose: () => void;
  children?: ReactNode;
}

/** Confirms an act of an operator, and asks why. */
export const ActDialog = <Order extends { reason: string }>(props: ActDialogProps<Order>) => {
  const { title, submit, done, act, order, explained, onClose, children } = props;
  const { t } = useLingui();
  const { sendAsync, pending, failure, unknown, findingOut } = useIdempotentMutation(act, {
    onDone: () => {
      showToast({ type: 'success', text: done });
      onClose();
    },
  });
  const form = useApiForm<{ reason: string }>({ defaultValues: { reason: '' } });
  const send = async ({ reason }: { reason: string }): Promise<void> => {
    const made = order(reason.trim());
    if (made !== null) await sendAsync(made);
  };
  const isRefused = failure !== null && failure.code !== 1 && !unknown && failure.details?.type !== explained;
  return (
    <Modal open onClose={onClose} title={title} closeLabel={t`Close`} busy={pending}>
      <Form onSubmit={form.submit(send)} aria-label={title}>
        <Stack gap={4}>
          {children}
          <TextField
            label={t`Reason`}
            help={t`For other operators; the player never sees it.`}
            rows={3}
            maxLength={500}
            error={form.formState.errors.reason?.message}
            {...form.register('reason', { validate: (reason) => reason.trim() !== '' || t`Enter the reason.` })}
          />
          {form.problem !== null && <Notice tone="error" live="alert" title={form.problem} />}
          {isRefused && (
            <Notice tone="error" live="alert" title={failure.message}>
              {failure.details?.description}
            </Notice>
          )}
          {unknown && (
            <Notice tone="warn" live="alert" title={t`Connection lost`}>
              {findingOut ? t`We're checking whether it was done.` : t`Send it again: it's done only once.`}
            </Notice>
          )}
          <Row gap={2} justify="end">
            <SubmitButton loadingLabel={t`Sending`} pending={findingOut}>
              {submit}
            </SubmitButton>
          </Row>
        </Stack>
      </Form>
    </Modal>
  );
};
