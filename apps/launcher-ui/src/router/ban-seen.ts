import { atom } from 'jotai';

/** Whether the player has seen a ban of one server and chose to play on another; until the launcher is closed. */
export const banSeenAtom = atom(false);
