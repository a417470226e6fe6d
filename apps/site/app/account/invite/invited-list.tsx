import type { Schemas } from '@hoshikraft/api-client';
import { Time, useFormats } from '@hoshikraft/i18n';
import { DataList, Tag } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { NamedPlayer } from '../../community/players/named-player.tsx';

/** Players who registered by the link, with their hours and coins unless hidden. */
export const InvitedList = ({ friends }: { friends: readonly Schemas['Invited'][] }) => {
  const { t } = useLingui();
  const to = usePagePath();
  const { number } = useFormats();
  const shown = (value: number | null) => (value === null ? t`hidden` : number(value));
  return (
    <DataList
      caption={t`Friends who signed up with your link, newest first`}
      rows={friends}
      getKey={({ login }) => login}
      columns={[
        {
          key: 'who',
          header: t`Friend`,
          lead: true,
          render: ({ login, counted }) => (
            <span className="invite-friend">
              <NamedPlayer login={login} href={to(`profile/${login}`)} size={32} />
              {!counted && <Tag>{t`not counted`}</Tag>}
            </span>
          ),
        },
        {
          key: 'at',
          header: t`Registered`,
          render: ({ registeredAt }) => <Time at={registeredAt} format="day" />,
        },
        { key: 'hours', header: t`Hours played`, align: 'number', render: ({ hours }) => shown(hours) },
        { key: 'coins', header: t`Your coins`, align: 'number', render: ({ coins }) => shown(coins) },
      ]}
    />
  );
};
