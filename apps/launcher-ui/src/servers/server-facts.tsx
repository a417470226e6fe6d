import type { Schemas, WholeServer } from '@hoshikraft/api-client';
import { useAmounts, useFormats } from '@hoshikraft/i18n';
import { Icon, type IconName } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { ServiceSchemas } from '../service/service-queries.ts';
import '../parts/panel.css';

type Client = ServiceSchemas['Client'];

const useStatusWords = (): ((client: Client) => string) => {
  const { t } = useLingui();
  const { bytes } = useAmounts();
  return ({ status, sizes }) => {
    const size = bytes(sizes.download);
    const held = sizes.download === 0;
    switch (status) {
      case 'ready':
        return t`Installed`;
      case 'notInstalled':
        return held ? t`Downloaded, not installed yet` : t`Download: ${size}`;
      case 'updateAvailable':
        return held ? t`Update downloaded, not installed yet` : t`Update: ${size}`;
      case 'broken':
        return t`Needs repair`;
    }
  };
};

const usePvpWords = (): Readonly<Record<Schemas['PvpMode'], string>> => {
  const { t } = useLingui();
  return {
    on: t`Everywhere`,
    off: t`Turned off`,
    duels: t`Duels if both players agree`,
  };
};

interface Fact {
  key: string;
  icon: IconName;
  label: string;
  value: string;
  /** A second line, such as the days until a date. */
  note?: string;
}

const FactTile = ({ icon, label, value, note }: Fact) => (
  <div className="server-fact">
    <dt>
      <Icon name={icon} size={20} />
      {label}
    </dt>
    <dd>
      {value}
      {note !== undefined && <span className="server-fact__note">{note}</span>}
    </dd>
  </div>
);

/** Facts of the server that the rail has no room for; those of its page once they are loaded. */
export const ServerFacts = ({ client, whole }: { client: Client; whole: WholeServer | undefined }) => {
  const { t } = useLingui();
  const { date, daysTo, inDays, number } = useFormats();
  const status = useStatusWords();
  const pvp = usePvpWords();
  const facts: Fact[] = [
    { key: 'client', icon: 'download', label: t`Client`, value: status(client) },
    { key: 'version', icon: 'cube', label: t`Game version`, value: client.gameVersion },
  ];
  if (whole !== undefined) {
    const { documentMeta } = whole.server;
    const { next } = whole.wipes;
    const side = number(documentMeta.mainWorldArea);
    const size = `${side}\u00A0×\u00A0${side}`;
    facts.push(
      { key: 'mods', icon: 'gamepad', label: t`Mods`, value: number(documentMeta.mods.length) },
      { key: 'pvp', icon: 'sword', label: t`PvP`, value: pvp[documentMeta.pvpMode] },
      { key: 'world', icon: 'map', label: t`Main world`, value: size, note: t`blocks` },
      next === null
        ? { key: 'wipe', icon: 'calendar', label: t`Next wipe`, value: t`Date to be announced.` }
        : { key: 'wipe', icon: 'calendar', label: t`Next wipe`, value: date(next), note: inDays(daysTo(next)) },
    );
  }
  return (
    <dl className="server-about__facts">
      {facts.map((fact) => (
        <FactTile {...fact} key={fact.key} />
      ))}
    </dl>
  );
};
