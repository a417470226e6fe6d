import type { Schemas } from '@hoshikraft/api-client';
import { Time } from '@hoshikraft/i18n';
import { deviceName } from '@hoshikraft/shared/device-name';
import { Button, Heading, Icon, type IconName, Tag } from '@hoshikraft/ui';
import { Trans, useLingui } from '@lingui/react/macro';

type Session = Schemas['Session'];

const ICONS: Readonly<Record<Session['source'], IconName>> = {
  site: 'monitor',
  launcher: 'download',
  game: 'gamepad',
  admin: 'settings',
};

const useDeviceName = (): ((session: Session) => string) => {
  const { t } = useLingui();
  return ({ device, source }) => {
    const { browser, system } = deviceName(device);
    // The launcher's pages run in a browser, but the player signed in to the launcher.
    if (source === 'launcher') return system === null ? t`Launcher` : t`Launcher on ${system}`;
    if (browser !== null && system !== null) return t`${browser} on ${system}`;
    const known = browser ?? system;
    if (known !== null) return known;
    return source === 'game' ? t`Game` : t`Unknown browser`;
  };
};

const Source = ({ source }: Pick<Session, 'source'>) => {
  const { t } = useLingui();
  return { site: t`Site`, launcher: t`Launcher`, game: t`Game`, admin: t`Operators' app` }[source];
};

const LastSeen = ({ session: { state, current, lastSeenAt, endedAt } }: { session: Session }) => {
  const { t } = useLingui();
  if (state === 'terminated') {
    return (
      <Trans>
        Session ended <Time at={endedAt ?? lastSeenAt} />
      </Trans>
    );
  }
  if (current) return t`Active now`;
  return (
    <Trans>
      Active <Time at={lastSeenAt} />
    </Trans>
  );
};

export interface SessionCardProps {
  session: Session;
  /** Whether the call to end it is pending. */
  ending: boolean;
  onTerminate: () => void;
}

/** Row of one session. */
export const SessionCard = ({ session, ending, onTerminate }: SessionCardProps) => {
  const { t } = useLingui();
  const device = useDeviceName()(session);
  const { source, state, current, address, createdAt } = session;
  const ended = state === 'terminated';
  return (
    <li className={ended ? 'cabinet-session is-ended' : 'cabinet-session'}>
      <span className="cabinet-session__icon">
        <Icon name={ICONS[source]} size={24} />
      </span>
      <div>
        <div className="cabinet-session__name">
          <Heading level={2} className="cabinet-item__title">
            {device}
          </Heading>
          {current && <Tag tone="success" icon="check">{t`This session`}</Tag>}
          {ended && <Tag tone="outline">{t`Session ended`}</Tag>}
        </div>
        <p className="hk-muted hk-small">
          <Source source={source} /> {'·\u00a0'}
          <LastSeen session={session} />
        </p>
        {address !== null && <p className="hk-muted hk-small">{address}</p>}
        <p className="hk-subtle hk-small">
          <Trans>
            Signed in <Time at={createdAt} />
          </Trans>
        </p>
      </div>
      {!current && !ended && (
        <Button
          size="small"
          loading={ending}
          loadingLabel={t`Ending`}
          onClick={onTerminate}
          aria-label={t`End: ${device}`}
        >
          {t`End`}
        </Button>
      )}
    </li>
  );
};
