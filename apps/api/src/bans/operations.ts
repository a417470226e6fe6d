import { unbanPlayer } from './unban-player.ts';

export const banOperations = [unbanPlayer] as const;
