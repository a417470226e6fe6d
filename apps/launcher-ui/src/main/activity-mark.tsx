import { Icon, type IconName, VisuallyHidden } from '@hoshikraft/ui';
import type { Activity } from '../parts/activity.ts';

const ICONS: Readonly<Record<Activity, IconName>> = {
  checking: 'refresh',
  downloading: 'download',
  starting: 'bolt',
  running: 'gamepad',
};

/** A small sign of what is being done with a client, drawn at its emblem's corner and spoken. */
export const ActivityMark = ({ activity, words }: { activity: Activity; words: string }) => (
  <span className={`activity-mark activity-mark--${activity}`}>
    <Icon name={ICONS[activity]} size={16} />
    <VisuallyHidden>{words}</VisuallyHidden>
  </span>
);
