import type { Schemas, WholeServer } from '@hoshikraft/api-client';
import { useAmounts, useFormats } from '@hoshikraft/i18n';
import { Facts } from '@hoshikraft/ui';
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
        return held ? t`Downloaded, not installed yet` : t`To download: ${size}`;
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
    off: t`Off: players can't hurt each other`,
    duels: t`Duels by mutual consent`,
  };
};

/** Facts of the server that the rail has no room for; those of its page once they are loaded. */
export const ServerFacts = ({ client, whole }: { client: Client; whole: WholeServer | undefined }) => {
  const { t } = useLingui();
  const { date, number } = useFormats();
  const status = useStatusWords();
  const pvp = usePvpWords();
  const items = [
    { key: 'client', label: t`Client`, value: status(client) },
    { key: 'version', label: t`Game version`, value: client.gameVersion },
  ];
  if (whole !== undefined) {
    const { documentMeta } = whole.server;
    const { next } = whole.wipes;
    const side = number(documentMeta.mainWorldArea);
    const size = `${side}\u00A0×\u00A0${side}`;
    items.push(
      { key: 'mods', label: t`Mods`, value: number(documentMeta.mods.length) },
      { key: 'pvp', label: t`PvP`, value: pvp[documentMeta.pvpMode] },
      { key: 'world', label: t`Main world`, value: t`${size} blocks` },
      { key: 'wipe', label: t`Next wipe`, value: next === null ? t`Date to be announced.` : date(next) },
    );
  }
  return (
    <div className="server-about__facts panel">
      <Facts items={items} />
    </div>
  );
};
