import type { Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Facts, Tag } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { usePvpLabels } from '../live/server-labels.ts';

type Server = Schemas['Server'];

/** Version, PvP mode, world sizes and world names of a server. */
export const ServerFacts = ({ server: { documentMeta, worlds } }: { server: Server }) => {
  const { t } = useLingui();
  const { number } = useFormats();
  const pvp = usePvpLabels();
  const square = (side: number) => {
    const size = `${number(side)}\u00a0×\u00a0${number(side)}`;
    return <span className="server-facts__size">{t`${size} blocks`}</span>;
  };
  return (
    <>
      <div className="server-facts">
        <Facts
          items={[
            { key: 'version', label: t`Game version`, value: documentMeta.gameVersion },
            { key: 'pvp', label: t`PvP`, value: pvp(documentMeta.pvpMode).full },
            { key: 'main', label: t`Main world`, value: square(documentMeta.mainWorldArea) },
            { key: 'other', label: t`Other worlds`, value: square(documentMeta.otherWorldsArea) },
          ]}
        />
      </div>
      <p className="server-facts__worlds">
        <span>{t`Worlds`}</span>
        {worlds.join(', ')}
      </p>
    </>
  );
};

/** Names of the mods of a server. */
export const ModList = ({ mods }: { mods: readonly string[] }) => (
  <ul className="server-facts__mods">
    {mods.map((mod) => (
      <li key={mod}>
        <Tag tone="outline">{mod}</Tag>
      </li>
    ))}
  </ul>
);
