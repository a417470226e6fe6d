import { useFormats } from '@hoshikraft/i18n';
import { useLingui } from '@lingui/react/macro';

const two = (value: number): string => String(value).padStart(2, '0');

/** Hours, minutes and seconds until a time, by the server's clock, and the time itself. */
export const BonusCountdown = ({ until, time }: { until: string; time: number | null }) => {
  const { t } = useLingui();
  const { moment } = useFormats();
  const left = time === null ? null : Math.max(0, Math.ceil((Date.parse(until) - time) / 1000));
  const when = moment(until);
  return (
    <div className="bonus-countdown">
      <span className="bonus-countdown__left" role="timer" aria-label={t`Time until the next bonus`}>
        {left === null
          ? '··:··:··'
          : `${two(Math.floor(left / 3600))}:${two(Math.floor(left / 60) % 60)}:${two(left % 60)}`}
      </span>
      <span className="hk-muted hk-small">{t`Next bonus: ${when}`}</span>
    </div>
  );
};
