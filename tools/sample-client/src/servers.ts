/** A server for which a client is created. */
export interface SampleServer {
  /** Id of the client. */
  uuid: string;
  /** Id of the server, as in the API. */
  id: string;
  name: string;
  /** The client's version for players. */
  label: string;
  gameVersion: string;
  memory: { minimumMb: number; recommendedMb: number };
  mods: readonly string[];
}

const uuid = (number: number) => `5b1c7a3e-6f0e-4d6b-9a55-0a6d1c1f000${number}`;
const technology = ['copper-works', 'conveyors', 'power-lines', 'item-pipes'];
const magic = ['spirit-lanterns', 'rune-table', 'shrine-gates', 'mana-springs'];

export const sampleServers: readonly SampleServer[] = [
  {
    uuid: uuid(1),
    id: 'techno-magic-rpg',
    name: 'TechnoMagic RPG',
    label: '2.3.0',
    gameVersion: '1.7.10',
    memory: { minimumMb: 1024, recommendedMb: 3072 },
    mods: [...technology, ...magic, 'guild-quests'],
  },
  {
    uuid: uuid(2),
    id: 'hitech',
    name: 'HiTech',
    label: '1.4.2',
    gameVersion: '1.12.2',
    memory: { minimumMb: 1024, recommendedMb: 3584 },
    mods: [...technology, 'orbital-lift', 'fusion-core', 'moon-base'],
  },
  {
    uuid: uuid(3),
    id: 'techno-magic-sky',
    name: 'TechnoMagic SKY',
    label: '1.9.1',
    gameVersion: '1.12.2',
    memory: { minimumMb: 1024, recommendedMb: 2560 },
    mods: [...technology, ...magic, 'floating-islands'],
  },
  {
    uuid: uuid(4),
    id: 'magic-rpg',
    name: 'Magic RPG',
    label: '3.0.4',
    gameVersion: '1.20.1',
    memory: { minimumMb: 1536, recommendedMb: 4096 },
    mods: [...magic, 'familiars', 'dream-gates', 'spell-school'],
  },
];
