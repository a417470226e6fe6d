import { useLingui } from '@lingui/react/macro';
import { useSecond } from './use-second.ts';

const SECOND_MS = 1000;
const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];

interface UnitProps {
  value: number;
  known: boolean;
  unit: string;
}

const Unit = ({ value, known, unit }: UnitProps) => (
  <span className="countdown__part">
    <span className="countdown__value">{known ? String(value).padStart(2, '0') : '··'}</span>
    <span className="countdown__unit">{unit}</span>
  </span>
);

/**
 * Time until a moment, in days, hours, minutes and seconds. The server cannot know when the page is shown: it renders
 * placeholders, and the browser fills them in.
 */
export const Countdown = ({ to, label }: { to: string; label: string }) => {
  const { t } = useLingui();
  const now = useSecond();
  const known = now !== null;
  const left = known ? Math.ceil((new Date(to).getTime() - now) / SECOND_MS) : 0;
  if (known && left <= 0) return <p className="countdown__over">{t`Already started`}</p>;
  const days = Math.floor(left / DAY);
  const hours = Math.floor((left % DAY) / HOUR);
  const minutes = Math.floor((left % HOUR) / MINUTE);
  const seconds = left % MINUTE;
  return (
    <div className="countdown" role="timer" aria-label={label}>
      <Unit known={known} value={days} unit={t`d`} />
      <Unit known={known} value={hours} unit={t`h`} />
      <Unit known={known} value={minutes} unit={t`min`} />
      <Unit known={known} value={seconds} unit={t`s`} />
    </div>
  );
};
