import { useAmounts } from '@hoshikraft/i18n';
import { Button, type ButtonProps } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useLauncherPath } from '../parts/launcher-path.ts';
import { useDelayedFlag } from '../parts/use-delayed-flag.ts';
import { useNow } from '../parts/use-now.ts';
import './launch-button.css';
import { CHECK_SHOWN_AFTER_MS, type Stage } from './launch-stage.ts';

export interface LaunchButtonProps {
  stage: Stage;
  /** Spoken with the button's text. */
  clientName: string;
  onLaunch: () => void;
  onRepair: () => void;
  onCancel: () => void;
  /** Asks for confirmation because a game runs. */
  onStop: () => void;
}

const Stopwatch = ({ startedAt }: { startedAt: string }) => {
  const { stopwatch } = useAmounts();
  const now = useNow(true);
  return (
    <>
      <span aria-hidden="true">·</span>
      <time className="hk-tabular">{stopwatch((now - Date.parse(startedAt)) / 1000)}</time>
    </>
  );
};

/** State of a client at work, beside the button that ends it. */
const Status = ({ stage }: { stage: Stage }) => {
  const { t } = useLingui();
  const running = stage.kind === 'running';
  const words = stage.kind === 'checking' ? t`Checking…` : stage.kind === 'starting' ? t`Starting…` : t`Running`;
  return (
    <p className="launch-status">
      <span className={running ? 'launch-status__light' : 'hk-spinner'} aria-hidden="true" />
      <span role="status">{words}</span>
      {running && <Stopwatch startedAt={stage.startedAt} />}
    </p>
  );
};

const WITH_STATUS: ReadonlySet<Stage['kind']> = new Set(['checking', 'starting', 'running']);

const useButton = (props: LaunchButtonProps, checkShown: boolean): ButtonProps => {
  const { stage, clientName, onLaunch, onRepair, onCancel, onStop } = props;
  const { t } = useLingui();
  const { bytes } = useAmounts();
  const to = useLauncherPath();
  const gettingReady = { loading: true, loadingLabel: t`Getting ready…`, children: t`Play` } as const;
  switch (stage.kind) {
    case 'play':
      return { startIcon: 'play', onClick: onLaunch, 'aria-label': t`Play ${clientName}`, children: t`Play` };
    case 'install':
    case 'update': {
      // Interrupted between download and installation, a client has no missing bytes.
      const held = stage.bytes === 0;
      const size = bytes(stage.bytes);
      const words =
        stage.kind === 'install' ? (held ? t`Install` : t`Install · ${size}`) : held ? t`Update` : t`Update · ${size}`;
      return { startIcon: held ? 'cube' : 'download', onClick: onLaunch, children: words };
    }
    case 'continue': {
      const size = bytes(stage.bytes);
      return { startIcon: 'download', onClick: onLaunch, children: t`Continue · ${size}` };
    }
    case 'repair':
      return { startIcon: 'hammer', onClick: onRepair, children: t`Repair` };
    case 'signIn':
      return { startIcon: 'login', href: to('login'), children: t`Sign in to play` };
    case 'sending':
      return gettingReady;
    case 'checking':
      return checkShown ? { variant: 'secondary', onClick: onCancel, children: t`Cancel` } : gettingReady;
    case 'downloading':
      return { variant: 'secondary', startIcon: 'pause', onClick: onCancel, children: t`Pause` };
    case 'starting':
    case 'running':
      return { variant: 'danger', onClick: onStop, children: t`Stop` };
    case 'moving':
      return { loading: true, loadingLabel: t`Moving files…`, children: t`Play` };
  }
};

/** The main button: its text is the launcher's state. One element in all states, so that it never loses the focus. */
export const LaunchButton = (props: LaunchButtonProps) => {
  const { kind } = props.stage;
  const checkShown = useDelayedFlag(kind === 'checking', CHECK_SHOWN_AFTER_MS);
  const button = useButton(props, checkShown);
  const hasStatus = WITH_STATUS.has(kind) && (kind !== 'checking' || checkShown);
  return (
    <div className="launch-pair">
      {hasStatus && <Status stage={props.stage} />}
      <Button variant="primary" size="large" fullWidth={!hasStatus} className="launch-button" {...button} />
    </div>
  );
};
