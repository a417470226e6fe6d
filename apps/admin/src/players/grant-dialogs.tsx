import { adminCalls, adminQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { browserTimeZone, dayOf, useFormats } from '@hoshikraft/i18n';
import { Notice, Text } from '@hoshikraft/ui';
import { SelectField } from '@hoshikraft/ui/forms';
import { DAY_MS } from '@hoshikraft/shared';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActDialog } from '../audit/act-dialog.tsx';
import type { PlayerDialogProps } from './correct-balance-dialog.tsx';
import { EndField, type RoleEnd, untilOf } from './end-field.tsx';

/** A day in the time zone of the browser, as a date field has it. */
const fieldDay = (at: string | number): string => dayOf(at, browserTimeZone());
const inDays = (days: number): string => fieldDay(Date.now() + days * DAY_MS);

/** Gives a player a privilege without payment. */
export const GiveRoleDialog = ({ player, onClose }: PlayerDialogProps) => {
  const { t } = useLingui();
  const api = useApi();
  const { data } = useQuery(adminQueries.roles(api));
  const [roleId, setRoleId] = useState('');
  const [end, setEnd] = useState<RoleEnd>({ kind: 'date', day: inDays(30) });
  const [isTried, setTried] = useState(false);
  const order = (reason: string): Schemas['RoleGift'] | null => {
    setTried(true);
    const until = untilOf(end);
    return roleId === '' || until === undefined ? null : { roleId, until, reason };
  };
  const { login } = player;
  return (
    <ActDialog
      title={t`Give ${login} a privilege`}
      submit={t`Give`}
      done={t`The privilege is given`}
      act={adminCalls.giveRole(api, player.id)}
      order={order}
      onClose={onClose}
    >
      <SelectField
        label={t`Privilege`}
        value={roleId}
        onChange={({ target }) => setRoleId(target.value)}
        error={isTried && roleId === '' ? t`Choose a privilege.` : undefined}
      >
        <option value="">{t`Not chosen`}</option>
        {data?.items.map(({ role, server }) => (
          <option key={role.id} value={role.id}>
            {server} · {role.name}
          </option>
        ))}
      </SelectField>
      <EndField end={end} onChange={setEnd} tried={isTried} />
      <Text tone="muted" size="small">
        {t`It's free: the game server gives it within seconds, and an upgrade takes nothing off for its time.`}
      </Text>
    </ActDialog>
  );
};

export interface GrantEndDialogProps {
  grant: Schemas['AdminGrant'];
  login: string;
  onClose: () => void;
}

/** Extends, shortens or ends a privilege. Shows its end and what it will be; a change meanwhile keeps what was chosen. */
export const GrantEndDialog = ({ grant, login, onClose }: GrantEndDialogProps) => {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  const [opened] = useState(grant.until);
  const [end, setEnd] = useState<RoleEnd>({
    kind: 'date',
    day: grant.until === null ? inDays(30) : fieldDay(grant.until),
  });
  const [isTried, setTried] = useState(false);
  const say = (until: string | null): string => (until === null ? t`Forever` : dateTime(until));
  const until = untilOf(end);
  const order = (reason: string): Schemas['GrantEnd'] | null => {
    setTried(true);
    return until === undefined ? null : { until, expectedUntil: grant.until, reason };
  };
  const { name } = grant.role;
  const [shown, now] = [say(opened), say(grant.until)];
  return (
    <ActDialog
      title={t`End of ${name} of ${login}`}
      submit={end.kind === 'now' ? t`End now` : t`Change the end`}
      done={t`The end is changed`}
      act={adminCalls.changeGrantEnd(useApi(), grant.id)}
      order={order}
      explained={grant.until === opened ? undefined : 'role_end_changed'}
      onClose={onClose}
    >
      {grant.until !== opened && (
        <Notice tone="warn" live="alert" title={t`The end has changed`}>
          {t`It was ${shown}, and is now ${now}. Check your choice.`}
        </Notice>
      )}
      <EndField end={end} onChange={setEnd} now tried={isTried} />
      <Text>
        {t`Ends`}: {now}
        {until !== undefined && until !== grant.until && ` → ${end.kind === 'now' ? t`Now` : say(until)}`}
      </Text>
    </ActDialog>
  );
};
