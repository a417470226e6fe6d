import { useSession } from '@hoshikraft/auth-session';
import { Link, type StepItem, Steps } from '@hoshikraft/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePagePath } from '../framework/page/site-facts.tsx';
import { useSignInAddress } from '../shell/sign-in-address.ts';
import type { System } from './visitor-system.ts';

/** File that starts the launcher in the unpacked archive. */
const START_FILE: Record<System, string> = {
  windows: 'Hoshikraft.cmd',
  macos: 'Hoshikraft.command',
  linux: 'hoshikraft',
};

/** Steps of a new player to the game; finished steps are ticked. `system` is null if there is no download for it. */
export const FirstSteps = ({ system }: { system: System | null }) => {
  const { t } = useLingui();
  const to = usePagePath();
  const address = useSignInAddress();
  const session = useSession();
  const login = session.kind === 'signed-in' ? session.auth.data.login : null;
  const file = system === null ? null : START_FILE[system];
  const items: StepItem[] = [
    login === null
      ? {
          key: 'register',
          title: t`Create an account`,
          body: (
            <div className="own-slot">
              <Trans>
                <Link href={address('register')}>Registration</Link> takes a minute; the nickname you choose is your
                name in the game.
              </Trans>
            </div>
          ),
          state: 'current',
        }
      : { key: 'register', title: t`Your account is ready: you are ${login}`, state: 'done' },
    {
      key: 'download',
      title: t`Download the launcher`,
      body:
        file === null ? (
          t`Download the archive for your system, unpack it anywhere and start the launcher from it.`
        ) : (
          <Trans>
            Unpack the archive where you like and start <code>{file}</code>.
          </Trans>
        ),
      state: login === null ? 'ahead' : 'current',
    },
    {
      key: 'sign-in',
      title: t`Sign in`,
      body: t`In the browser, if you are signed in here, or with the same nickname and password as on the site.`,
      state: 'ahead',
    },
    {
      key: 'server',
      title: t`Choose a server`,
      body: (
        <Trans>
          See how they differ on <Link href={to('servers')}>the servers page</Link>.
        </Trans>
      ),
      state: 'ahead',
    },
    {
      key: 'play',
      title: t`Press Play`,
      body: t`The launcher downloads the mods and everything else automatically. If the connection drops, it picks up where it left off.`,
      state: 'ahead',
    },
  ];
  return (
    <section className="start-part">
      <h2 className="start-title">{t`How to start`}</h2>
      <Steps items={items} doneLabel={t`Done`} />
    </section>
  );
};
