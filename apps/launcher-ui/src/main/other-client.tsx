import { Button, Notice } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { Activity } from '../parts/activity.ts';
import './other-client.css';

export interface OtherClientProps {
  /** Name of the active client, which is not the selected one. */
  name: string;
  activity: Activity;
  onGo: () => void;
}

/** One client at a time: shows which one is active and what has to end before this one can start, with a link to it. */
export const OtherClient = ({ name, activity, onGo }: OtherClientProps) => {
  const { t } = useLingui();
  const words: Readonly<Record<Activity, string>> = {
    checking: t`${name} is being checked: wait for it to finish or cancel it to play here.`,
    downloading: t`${name} is downloading: wait for it to finish or cancel it to play here.`,
    starting: t`${name} is starting: close it to play here.`,
    running: t`${name} is running: close it to play here.`,
  };
  return (
    <div className="other-client">
      <Notice
        live="status"
        action={
          <Button size="small" startIcon="arrow-right" aria-label={t`Go to client: ${name}`} onClick={onGo}>
            {t`Go to client`}
          </Button>
        }
      >
        {words[activity]}
      </Notice>
    </div>
  );
};
