import type { ClientManifest } from '../../schemas.ts';
import type { Placeholders } from './fill-placeholders.ts';
import type { GameStart } from './game.ts';

/** Access token of a player without a session: the game knows that it cannot join with it. */
const NO_SESSION = { accessId: '00000000-0000-0000-0000-000000000000', token: 'offline' };
const WHO_PLAYS = /\$\{(login|playerId)\}/;

/** Values that a manifest may use as `${name}`. */
export function placeholdersOf({ manifest, folder, player, memoryMb, locale }: GameStart): Placeholders {
  return {
    login: player?.login,
    playerId: player?.playerId,
    accessId: player?.accessId ?? NO_SESSION.accessId,
    token: player?.accessToken ?? NO_SESSION.token,
    gameFolder: folder,
    memoryMb: String(memoryMb),
    server: manifest.server,
    locale,
    clientId: manifest.id,
    version: manifest.label,
  };
}

/** Whether a client's game gets no data about the player. */
export const isForGuests = ({ launch }: Pick<ClientManifest, 'launch'>): boolean =>
  ![...launch.vmArgs, ...launch.args].some((argument) => WHO_PLAYS.test(argument));
