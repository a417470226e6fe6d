import { getRules } from './get-rules.ts';

export const ruleOperations = [getRules] as const;
