import { getTeam } from './get-team.ts';

export const teamOperations = [getTeam] as const;
