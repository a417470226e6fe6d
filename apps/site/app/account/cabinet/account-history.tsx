import { ListSkeleton, type PagedQueryState, PagedList } from '@hoshikraft/async-state';
import type { Schemas } from '@hoshikraft/api-client';
import { Time } from '@hoshikraft/i18n';
import { deviceName } from '@hoshikraft/shared/device-name';
import { Heading, Stack, Text } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useServiceName } from '../../auth/sign-in/services.ts';
import { RowList } from './row-list.tsx';

type AccountEvent = Schemas['AccountEvent'];

const useEventNames = (): Readonly<Record<AccountEvent['kind'], string>> => {
  const { t } = useLingui();
  return {
    mail_set: t`Email added`,
    mail_changed: t`Email changed`,
    mail_given: t`Email changed by support`,
    mail_restored: t`Old email restored`,
    password_set: t`Password set`,
    password_changed: t`Password changed`,
    password_reset: t`Password reset by email`,
    factor_on: t`Two-factor method added`,
    factor_off: t`Two-factor method removed`,
    factors_waived: t`Support allowed turning off two-factor sign-in`,
    recovery_codes_made: t`New recovery codes`,
    recovery_code_used: t`Recovery code used`,
    passkey_added: t`Passkey added`,
    passkey_removed: t`Passkey removed`,
    service_linked: t`Service linked`,
    service_unlinked: t`Service unlinked`,
    sign_in_on: t`Sign-in method turned on`,
    sign_in_off: t`Sign-in method turned off`,
    new_device: t`Sign-in from a new device`,
  };
};

/** Returns a function from an event to the name of its service or factor; null if the event needs none. */
const useSubject = (): ((event: AccountEvent) => string | null) => {
  const { t } = useLingui();
  const nameOf = useServiceName();
  return ({ kind, service }) => {
    if (service === null || service === 'passkey') return null;
    if (service === 'password') return t`Password`;
    if (service === 'app') return t`Authenticator app`;
    return service === 'vk' && kind.startsWith('factor') ? t`VK` : nameOf(service);
  };
};

const Entry = ({ event }: { event: AccountEvent }) => {
  const names = useEventNames();
  const subject = useSubject()(event);
  const { browser, system } = deviceName(event.device);
  const about = [subject, browser, system, event.address].filter((part) => part !== null);
  return (
    <li className="cabinet-event">
      <strong>{names[event.kind]}</strong>
      <Text tone="muted" size="small">
        <Time at={event.at} />
        {about.length > 0 && ` · ${about.join(', ')}`}
      </Text>
    </li>
  );
};

export interface AccountHistoryProps {
  /** Area of the account that the list is of. */
  of: Schemas['AccountEventTarget'];
  list: PagedQueryState<AccountEvent>;
}

/** Audit log of one area of the account, newest first. */
export const AccountHistory = ({ of, list }: AccountHistoryProps) => {
  const { t } = useLingui();
  // The account may have a history of other areas, on their pages.
  const empty: Readonly<Record<Schemas['AccountEventTarget'], string>> = {
    mail: t`You haven't changed your email yet. Changes will appear here with the time and device.`,
    password: t`You haven't changed your password yet. Changes will appear here with the time and device.`,
    '2fa': t`You haven't changed two-factor sign-in yet. Changes will appear here with the time and device.`,
    link: t`You haven't changed your sign-in methods yet. Changes will appear here with the time and device.`,
    session: t`No sign-ins from new devices yet. They'll appear here with the time and device.`,
  };
  return (
    <Stack as="section" gap={3} aria-label={t`Account history`}>
      <Heading level={2} size="h3">{t`Account history`}</Heading>
      <PagedList
        list={list}
        loading={<ListSkeleton label={t`Loading the history`} rows={2} height={72} />}
        empty={<Text tone="muted">{empty[of]}</Text>}
      >
        {(events) => (
          <RowList>
            {events.map((event) => (
              <Entry key={event.id} event={event} />
            ))}
          </RowList>
        )}
      </PagedList>
    </Stack>
  );
};
