import type { Schemas } from '@hoshikraft/api-client';
import { Time, useFormats } from '@hoshikraft/i18n';
import { Card, Facts, Grid } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useGroupWords } from '../audit/act-words.ts';
import './players.css';

type Player = Schemas['AdminPlayer'];

/** Proper names of services. */
const SERVICES: Readonly<Record<string, string>> = {
  vk: 'VK',
  google: 'Google',
  yandex: 'Yandex',
  steam: 'Steam',
  telegram: 'Telegram',
  discord: 'Discord',
  youtube: 'YouTube',
};

/** What is known of an account. */
export const PlayerFacts = ({ player }: { player: Player }) => {
  const { t } = useLingui();
  const { money, number } = useFormats();
  const { list } = useGroupWords();
  const factors: Readonly<Record<Schemas['Factor'], string>> = {
    1: 'Telegram',
    2: 'VK',
    3: t`Authenticator app`,
    4: t`Passkey`,
  };
  const regions: Readonly<Record<Schemas['Region'], string>> = { russia: t`Russia`, global: t`Other countries` };
  const names = (found: readonly string[]): string => found.join(', ') || t`None`;
  const { lastSeenAt, region } = player;
  return (
    <Grid gap={4} min={320} className="player-facts">
      <Card>
        <Facts
          items={[
            { key: 'balance', label: t`Balance`, value: money(player.balance) },
            ...(player.debt > 0 ? [{ key: 'debt', label: t`Debt`, value: money(player.debt) }] : []),
            { key: 'groups', label: t`Groups`, value: list(player.groups) },
            { key: 'email', label: t`Email`, value: player.email ?? t`None` },
            { key: 'registered', label: t`Registered`, value: <Time at={player.registeredAt} /> },
            { key: 'region', label: t`Region`, value: region === null ? t`Not chosen` : regions[region] },
            ...(player.deleteAt === null
              ? []
              : [{ key: 'deletion', label: t`Will be deleted`, value: <Time at={player.deleteAt} /> }]),
            { key: 'id', label: t`ID`, value: player.id },
          ]}
        />
      </Card>
      <Card>
        <Facts
          items={[
            {
              key: 'session',
              label: t`Last session`,
              value: lastSeenAt === null ? t`Never` : <Time at={lastSeenAt} />,
            },
            { key: 'sessions', label: t`Active sessions`, value: number(player.sessions) },
            {
              key: 'factors',
              label: t`Two-factor sign-in`,
              value: names(player.factors.map((factor) => factors[factor])),
            },
            {
              key: 'services',
              label: t`Linked services`,
              value: names(player.services.map((service) => SERVICES[service] ?? service)),
            },
            { key: 'bans', label: t`Active bans`, value: number(player.activeBans) },
          ]}
        />
      </Card>
    </Grid>
  );
};
