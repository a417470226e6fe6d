import { Icon, type IconName, VisuallyHidden } from '@hoshikraft/ui';
import type { Activity } from '../parts/activity.ts';

const ICONS: Readonly<Record<Activity, IconName>> = {
  checking: 'refresh',
  downloading: 'download',
  starting: 'bolt',
  running: 'gamepad',
};

/** A small mark of the activity of a client, at the corner of its emblem, with a spoken label. */
export const ActivityMark = ({ activity, words }: { activity: Activity; words: string }) => (
  <span className={`activity-mark activity-mark--${activity}`}>
    <Icon name={ICONS[activity]} size={16} />
    <VisuallyHidden>{words}</VisuallyHidden>
  </span>
);
