import { Icon, type IconName, VisuallyHidden } from '@hoshikraft/ui';
import { type Activity, useActivityWords } from '../parts/activity.ts';

const ICONS: Readonly<Record<Activity, IconName>> = {
  checking: 'refresh',
  downloading: 'download',
  starting: 'bolt',
  running: 'gamepad',
};

/** A small sign of what is being done with a client: drawn, spoken, and told in words under the pointer. */
export const ActivityMark = ({ activity }: { activity: Activity }) => {
  const words = useActivityWords()[activity];
  return (
    <span className={`activity-mark activity-mark--${activity}`} title={words}>
      <Icon name={ICONS[activity]} />
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
};
