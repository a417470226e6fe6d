import { SegmentedControl, Stack } from '@hoshikraft/ui';
import { TextField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';

export interface RoleEnd {
  kind: 'date' | 'forever' | 'now';
  /** Of the kind date, as `<input type="date">` has it. */
  day: string;
}

/** Last moment of the chosen day here; null is for ever, undefined where no day in the future is chosen. */
export const untilOf = ({ kind, day }: RoleEnd): string | null | undefined => {
  if (kind === 'forever') return null;
  if (kind === 'now') return new Date().toISOString();
  const at = new Date(`${day}T23:59:59`);
  return Number.isNaN(at.getTime()) || at <= new Date() ? undefined : at.toISOString();
};

export interface EndFieldProps {
  end: RoleEnd;
  onChange: (end: RoleEnd) => void;
  /** Whether the role can end now. */
  now?: boolean;
  /** Whether the form was sent with errors. */
  tried: boolean;
}

/** When a role ends. */
export const EndField = ({ end, onChange, now = false, tried }: EndFieldProps) => {
  const { t } = useLingui();
  return (
    <Stack gap={3}>
      <SegmentedControl
        label={t`Ends`}
        fullWidth
        value={end.kind}
        onChange={(kind) => onChange({ ...end, kind })}
        options={[
          { value: 'date', label: t`On a date` },
          { value: 'forever', label: t`Forever` },
          ...(now ? [{ value: 'now' as const, label: t`Now` }] : []),
        ]}
      />
      {end.kind === 'date' && (
        <TextField
          label={t`Last day`}
          type="date"
          value={end.day}
          onChange={({ target }) => onChange({ ...end, day: target.value })}
          error={tried && untilOf(end) === undefined ? t`Choose today or a later day.` : undefined}
        />
      )}
    </Stack>
  );
};
