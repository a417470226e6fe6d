import type { ClientManifest } from '../schemas.ts';
import type { Placeholders } from './fill-placeholders.ts';
import type { GameStart } from './game.ts';

/** Of somebody without a session: the game cannot join with it, and knows that it need not try. */
const NO_SESSION = { accessId: '00000000-0000-0000-0000-000000000000', token: 'offline' };
const WHO_PLAYS = /\$\{(login|playerId)\}/;

/** What a client's description may ask for by `${name}`. */
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

/** Whether a client's game is told nothing of who plays. */
export const isForGuests = ({ launch }: Pick<ClientManifest, 'launch'>): boolean =>
  ![...launch.vmArgs, ...launch.args].some((argument) => WHO_PLAYS.test(argument));
