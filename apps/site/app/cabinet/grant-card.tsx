import type { Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Button, Card, Heading, RoleCrest, Tag } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { usePagePath } from '../page/site-facts.tsx';
import { useDeliveryWords, useSpanWords } from './grant-words.ts';
import { useNow } from './use-now.ts';

type Grant = Schemas['CabinetRole'];

/** From so many ms before the end on, a role is said to end soon. */
const SOON_MS = 3 * 24 * 60 * 60_000;

const EndsSoon = ({ expiresAt }: { expiresAt: string }) => {
  const { t } = useLingui();
  const { relative } = useFormats();
  const now = useNow();
  if (now === null || Date.parse(expiresAt) - now > SOON_MS) return null;
  const when = relative(expiresAt, now);
  return <Tag tone="warn" icon="clock">{t`Ends ${when}`}</Tag>;
};

const Tags = ({ grant }: { grant: Grant }) => {
  const { t } = useLingui();
  const delivery = useDeliveryWords()(grant);
  const { giftFrom, state, expiresAt } = grant;
  return (
    <div className="cabinet-grant__tags" role="status">
      {delivery !== null && (
        <Tag tone={delivery.tone} icon={delivery.icon}>
          {delivery.text}
        </Tag>
      )}
      {state === 'active' && expiresAt !== null && <EndsSoon expiresAt={expiresAt} />}
      {giftFrom !== null && <Tag tone="glow" icon="gift">{t`A gift from ${giftFrom}`}</Tag>}
    </div>
  );
};

/** One role of the player, held or ended. */
export const GrantCard = ({ grant, serverName }: { grant: Grant; serverName: string }) => {
  const { t } = useLingui();
  const to = usePagePath();
  const span = useSpanWords();
  const { role, state, expiresAt } = grant;
  const held = state === 'active';
  const inStore = to(`store?${new URLSearchParams({ server: role.serverId, role: role.id })}`);
  return (
    <Card as="li" tone={held ? undefined : 'sunken'} className="cabinet-grant">
      <RoleCrest tier={role.tier} colour={role.color} size={held ? 56 : 40} />
      <div className="cabinet-grant__words">
        <Heading level={3}>{role.name}</Heading>
        <p className="hk-muted hk-small">{serverName}</p>
        <p className="hk-small">{span(grant)}</p>
        <Tags grant={grant} />
      </div>
      {held && expiresAt !== null && (
        <Button startIcon="plus" href={inStore} aria-label={t`Extend ${role.name} on ${serverName}`}>
          {t`Extend`}
        </Button>
      )}
      {!held && (
        <Button size="small" variant="quiet" href={inStore} aria-label={t`${role.name} on ${serverName} in the store`}>
          {t`In the store`}
        </Button>
      )}
    </Card>
  );
};
