import { useIdempotentMutation } from '@hoshikraft/async-state';
import { refundQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Button, Notice, showToast, Stack, Text } from '@hoshikraft/ui';
import { Modal } from '@hoshikraft/ui/dialog';
import { useLingui } from '@lingui/react/macro';

const Change = ({ role: { name }, change, expiresAt }: Schemas['RefundedRole']) => {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  if (change === 'ends') return <li>{t`${name} ends right away`}</li>;
  if (expiresAt === null) return <li>{t`${name} is yours forever again`}</li>;
  const end = dateTime(expiresAt);
  return <li>{change === 'returns' ? t`${name} is yours again until ${end}` : t`${name} lasts until ${end}`}</li>;
};

interface RefundDialogProps {
  wipe: Schemas['RefundOfWipe'];
  server: string;
  onClose: () => void;
}

/** Confirmation of a refund, which can be taken only once. */
export const RefundDialog = ({ wipe, server, onClose }: RefundDialogProps) => {
  const { t } = useLingui();
  const { money } = useFormats();
  const { final } = wipe.price;
  const sum = money(final);
  const once = useIdempotentMutation(refundQueries.take(useApi()), {
    onDone: ({ refund }) => {
      const paid = money(refund.amount);
      showToast({ type: 'success', text: t`${paid} returned to your balance.` });
      onClose();
    },
  });
  const { pending, unknown, failure } = once;
  return (
    <Modal
      open
      width="medium"
      title={t`Refund ${sum}?`}
      closeLabel={t`Close`}
      busy={pending && !unknown}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" disabled={pending && !unknown} onClick={onClose}>{t`Cancel`}</Button>
          {(wipe.state === 'open' || unknown) && (
            <Button
              variant="primary"
              loading={pending}
              loadingLabel={unknown ? t`Checking` : t`Refunding`}
              onClick={() => once.send({ wipeId: wipe.wipeId, expectedPrice: final })}
            >
              {unknown ? t`Try again` : t`Refund ${sum}`}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={4}>
        <Text>{t`The money goes to your balance. You get one refund for this wipe of ${server}, and it can't be undone.`}</Text>
        {wipe.roles.length > 0 && (
          <ul className="refund__changes" aria-label={t`What happens to your privileges`}>
            {wipe.roles.map((one) => (
              <Change key={one.role.id} {...one} />
            ))}
          </ul>
        )}
        {failure !== null && !unknown && !pending && (
          <Notice tone="error" live="alert" title={failure.message}>
            {failure.details?.description}
          </Notice>
        )}
        {unknown && (
          <Notice tone="warn" live="alert" title={t`Connection lost`}>
            {t`Try again: you'll get the refund only once.`}
          </Notice>
        )}
      </Stack>
    </Modal>
  );
};
