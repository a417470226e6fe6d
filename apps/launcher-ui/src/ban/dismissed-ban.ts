import { atom } from 'jotai';

/** Whether the player has seen a ban of one server and continued to another; until the launcher is closed. */
export const banSeenAtom = atom(false);
