import { useAmounts } from '@hoshikraft/i18n';
import { Button } from '@hoshikraft/ui';
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

const Running = ({ startedAt, onStop }: { startedAt: string; onStop: () => void }) => {
  const { t } = useLingui();
  const { stopwatch } = useAmounts();
  const now = useNow(true);
  const time = stopwatch((now - Date.parse(startedAt)) / 1000);
  return (
    <div className="launch-running">
      <p className="launch-running__words">
        <span className="launch-running__light" aria-hidden="true" />
        <span>{t`Running`}</span>
        <span aria-hidden="true">·</span>
        <time className="hk-tabular">{time}</time>
      </p>
      <Button variant="danger" size="large" onClick={onStop}>
        {t`Stop`}
      </Button>
    </div>
  );
};

const Busy = ({ words, onCancel, cancelWords }: { words: string; onCancel?: () => void; cancelWords?: string }) => (
  <div className="launch-pair">
    <Button size="large" fullWidth disabled className="launch-button">
      <span className="hk-spinner" aria-hidden="true" />
      {words}
    </Button>
    {onCancel && (
      <Button variant="quiet" size="large" onClick={onCancel}>
        {cancelWords}
      </Button>
    )}
  </div>
);

/** The main button: its text is the launcher's state. */
export const LaunchButton = ({ stage, clientName, onLaunch, onRepair, onCancel, onStop }: LaunchButtonProps) => {
  const { t } = useLingui();
  const { bytes } = useAmounts();
  const to = useLauncherPath();
  const checkLasts = useDelayedFlag(stage.kind === 'checking', CHECK_SHOWN_AFTER_MS);
  const main = { variant: 'primary', size: 'large', fullWidth: true, className: 'launch-button' } as const;
  switch (stage.kind) {
    case 'play':
      return (
        <Button {...main} startIcon="play" onClick={onLaunch} aria-label={t`Play ${clientName}`}>
          {t`Play`}
        </Button>
      );
    case 'install':
    case 'update': {
      // Interrupted between download and installation, a client has no missing bytes.
      const held = stage.bytes === 0;
      const size = bytes(stage.bytes);
      const words =
        stage.kind === 'install' ? (held ? t`Install` : t`Install ${size}`) : held ? t`Update` : t`Update ${size}`;
      return (
        <Button {...main} startIcon={held ? 'cube' : 'download'} onClick={onLaunch}>
          {words}
        </Button>
      );
    }
    case 'continue': {
      const size = bytes(stage.bytes);
      return (
        <Button {...main} startIcon="download" onClick={onLaunch}>
          {t`Continue · ${size}`}
        </Button>
      );
    }
    case 'repair':
      return (
        <Button {...main} startIcon="hammer" onClick={onRepair}>
          {t`Repair`}
        </Button>
      );
    case 'signIn':
      return (
        <Button {...main} startIcon="login" href={to('login')}>
          {t`Sign in to play`}
        </Button>
      );
    case 'sending':
      return (
        <Button {...main} loading loadingLabel={t`Getting ready…`}>
          {t`Play`}
        </Button>
      );
    case 'checking':
      if (!checkLasts) {
        return (
          <Button {...main} loading loadingLabel={t`Getting ready…`}>
            {t`Play`}
          </Button>
        );
      }
      return <Busy words={t`Checking…`} onCancel={onCancel} cancelWords={t`Cancel`} />;
    case 'downloading':
      return (
        <Button size="large" fullWidth startIcon="pause" className="launch-button" onClick={onCancel}>
          {t`Pause`}
        </Button>
      );
    case 'starting':
      return <Busy words={t`Starting…`} onCancel={onStop} cancelWords={t`Stop`} />;
    case 'running':
      return <Running startedAt={stage.startedAt} onStop={onStop} />;
    case 'moving':
      return <Busy words={t`Moving files…`} />;
  }
};
