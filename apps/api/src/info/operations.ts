import { getRules } from './get-rules.ts';
import { getTeam } from './get-team.ts';

export const infoOperations = [getRules, getTeam] as const;
