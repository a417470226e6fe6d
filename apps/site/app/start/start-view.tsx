import { useSession } from '@hoshikraft/auth-session';
import { Button, EmptyState, Notice } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useLocation, useRevalidator } from 'react-router';
import { PageHead } from '../framework/page/page-head.tsx';
import { CompactPage } from '../shell/compact-page.tsx';
import { Checksums } from './checksums.tsx';
import { DownloadOffer } from './download-offer.tsx';
import type { Downloads } from './downloads.ts';
import { SYSTEMS } from './visitor-system.ts';
import { FirstSteps } from './first-steps.tsx';
import { LauncherPicture } from './launcher-picture.tsx';
import { Requirements } from './requirements.tsx';
import './start.css';
import { isWelcome } from './welcome.ts';
import { useVisitorSystem, type VisitorSystem } from './visitor-system.ts';

export interface StartData {
  /** `none`: nothing is published. `unreachable`: the list of downloads could not be read. */
  downloads: Downloads | 'none' | 'unreachable';
  /** Guessed from the request; the browser corrects it. */
  visitor: VisitorSystem;
}

const Unreachable = () => {
  const { t } = useLingui();
  const { revalidate, state } = useRevalidator();
  return (
    <Notice
      tone="warn"
      live="status"
      title={t`The download server isn't responding`}
      action={
        <Button
          size="small"
          startIcon="refresh"
          loading={state === 'loading'}
          loadingLabel={t`Trying again`}
          onClick={() => void revalidate()}
        >
          {t`Try again`}
        </Button>
      }
    >
      {t`The launcher can't be downloaded right now. Try again in a minute; the rest of the site works.`}
    </Notice>
  );
};

const Offer = ({ downloads, visitor }: StartData) => {
  const { t } = useLingui();
  if (downloads === 'unreachable') return <Unreachable />;
  if (downloads === 'none' || downloads.artifacts.length === 0) {
    return (
      <EmptyState
        title={t`The launcher isn't out yet`}
        text={t`In the meantime, create an account and choose a server: the download will appear here.`}
      />
    );
  }
  return <DownloadOffer downloads={downloads} visitor={visitor} />;
};

/** Greeting after registration. */
const Welcome = () => {
  const { t } = useLingui();
  const session = useSession();
  const { state } = useLocation();
  if (session.kind !== 'signed-in' || !isWelcome(state)) return null;
  const { login } = session.auth.data;
  return (
    <Notice tone="success" live="status" title={t`Welcome, ${login}!`}>
      {t`Your account is ready. Next, the launcher: sign in there with your browser, or with the same nickname and password.`}
    </Notice>
  );
};

/** What the launcher looks like, its download, three steps to the game, requirements. */
export const StartView = ({ downloads, visitor: guessed }: StartData) => {
  const { t } = useLingui();
  const visitor = useVisitorSystem(guessed);
  const system = SYSTEMS.find((name) => name === visitor.system);
  const offered = typeof downloads === 'object' && downloads.artifacts.some((artifact) => artifact.system === system);
  return (
    <CompactPage
      wide
      title={t`Start playing`}
      lead={t`The launcher downloads the game with all mods and keeps it up to date.`}
    >
      <PageHead
        title={t`Start playing`}
        description={t`Download the launcher for Windows, macOS or Linux, sign in, choose a server and play.`}
      />
      <Welcome />
      <div className="start-parts">
        <div>
          <LauncherPicture />
          <Offer downloads={downloads} visitor={visitor} />
        </div>
        <div className="start-parts__words">
          <FirstSteps system={system !== undefined && offered ? system : null} />
          <Requirements systems={system === undefined ? SYSTEMS : [system]} />
        </div>
        {typeof downloads === 'object' && downloads.artifacts.length > 0 && (
          <Checksums artifacts={downloads.artifacts} />
        )}
      </div>
    </CompactPage>
  );
};
