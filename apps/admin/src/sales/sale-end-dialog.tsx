import { adminCalls, type Schemas, useApi } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { SegmentedControl, Text } from '@hoshikraft/ui';
import { TextField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ActDialog } from '../audit/act-dialog.tsx';
import { timeOf } from './sale-words.ts';

export interface SaleEndDialogProps {
  sale: Schemas['ListedSale'];
  onClose: () => void;
}

/** Moves the end of a sale, or ends it now. */
export const SaleEndDialog = ({ sale, onClose }: SaleEndDialogProps) => {
  const { t } = useLingui();
  const { moment } = useFormats();
  const [kind, setKind] = useState<'now' | 'later'>('now');
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const [opened] = useState(sale.endsAt);
  const { name } = sale;
  const endsAt = kind === 'now' ? null : timeOf(typed);
  const isMissing = kind === 'later' && endsAt === null;
  const order = (reason: string): Schemas['SaleEnd'] | null => {
    setTried(true);
    return isMissing ? null : { endsAt, expectedEndsAt: opened, reason };
  };
  return (
    <ActDialog
      title={t`End of “${name}”`}
      submit={kind === 'now' ? t`End now` : t`Change the end`}
      done={kind === 'now' ? t`The sale is over` : t`The end is changed`}
      act={adminCalls.changeSaleEnd(useApi(), sale.id)}
      order={order}
      onClose={onClose}
    >
      <SegmentedControl
        label={t`Ends on`}
        fullWidth
        value={kind}
        onChange={setKind}
        options={[
          { value: 'now', label: t`End now` },
          { value: 'later', label: t`Another time` },
        ]}
      />
      {kind === 'later' && (
        <TextField
          label={t`Ends on`}
          type="datetime-local"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={isTried && isMissing ? t`Choose date and time.` : undefined}
        />
      )}
      <Text>
        {moment(opened)} → {endsAt === null ? t`now` : moment(endsAt)}
      </Text>
    </ActDialog>
  );
};
