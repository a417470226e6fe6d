/** What a game server knows of itself from its own settings; the API knows it by its key. */
export interface ServerDefinition {
  id: string;
  gameVersion: string;
  maxPlayers: number;
  worlds: readonly string[];
  /** Share of all bots that plays here at the best hour. */
  popularity: number;
  /** Ticks a second lost when it is full. */
  heaviness: number;
  /** Players killed per hour of play, at most. */
  fights: number;
  /** Logins of the team who ban here. */
  moderators: readonly string[];
}

export const serverDefinitions: readonly ServerDefinition[] = [
  {
    id: 'techno-magic-rpg',
    gameVersion: '1.7.10',
    maxPlayers: 150,
    worlds: ['world', 'mining', 'nether', 'the_end', 'twilight_forest'],
    popularity: 0.32,
    heaviness: 5,
    fights: 0.6,
    moderators: ['Shirayuki_', 'Akatsuki77'],
  },
  {
    id: 'hitech',
    gameVersion: '1.12.2',
    maxPlayers: 120,
    worlds: ['world', 'mining', 'nether', 'the_end', 'orbit', 'moon', 'mars'],
    popularity: 0.26,
    heaviness: 6,
    fights: 0,
    moderators: ['Volt_Sensei', 'Kaminari'],
  },
  {
    id: 'techno-magic-sky',
    gameVersion: '1.12.2',
    maxPlayers: 100,
    worlds: ['skyworld', 'nether', 'the_end'],
    popularity: 0.16,
    heaviness: 3,
    fights: 0,
    moderators: ['SoraNoIto'],
  },
  {
    id: 'magic-rpg',
    gameVersion: '1.20.1',
    maxPlayers: 80,
    worlds: ['world', 'nether', 'the_end', 'dreamland'],
    popularity: 0.12,
    heaviness: 4,
    fights: 1.5,
    moderators: ['Mahoutsukai'],
  },
];
