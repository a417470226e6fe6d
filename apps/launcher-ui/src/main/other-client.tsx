import { Button, Notice } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { Activity } from '../parts/activity.ts';

export interface OtherClientProps {
  /** Name of the client that is at work instead of the one in front. */
  name: string;
  activity: Activity;
  onGo: () => void;
}

/** One client at a time: says which one is at work, why this one cannot be started, and leads to the other. */
export const OtherClient = ({ name, activity, onGo }: OtherClientProps) => {
  const { t } = useLingui();
  const titles: Readonly<Record<Activity, string>> = {
    checking: t`${name} is being checked`,
    downloading: t`${name} is downloading`,
    starting: t`${name} is starting`,
    running: t`${name} is running`,
  };
  const isGame = activity === 'running' || activity === 'starting';
  return (
    <Notice
      live="status"
      title={titles[activity]}
      action={
        <Button size="small" startIcon="arrow-right" onClick={onGo}>
          {t`Go to ${name}`}
        </Button>
      }
    >
      {isGame
        ? t`Only one game runs at a time: close that one to play here.`
        : t`Only one client at a time: wait for it to end or cancel it to play here.`}
    </Notice>
  );
};
