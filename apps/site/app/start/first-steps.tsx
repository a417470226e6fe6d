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

/** The three steps of a new player to the game; finished steps are ticked. `system` is null if there is no download for it. */
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
          title: t`Create your account`,
          body: (
            <div className="own-slot">
              <Trans>
                <Link href={address('register')}>Signing up</Link> takes a minute; the nickname you choose is your name
                in the game.
              </Trans>
            </div>
          ),
          state: 'current',
        }
      : { key: 'register', title: t`Your account is ready: you're ${login}`, state: 'done' },
    {
      key: 'download',
      title: t`Get the launcher`,
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
      key: 'play',
      title: t`Sign in and press Play`,
      body: (
        <Trans>
          Sign in through the browser, choose <Link href={to('servers')}>a server</Link>: the launcher downloads its
          mods and everything else by itself.
        </Trans>
      ),
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
