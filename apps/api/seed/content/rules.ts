import type { RuleSectionContent } from './content-types.ts';
import { chatRules } from './rules/chat.ts';
import { gameplayRules } from './rules/gameplay.ts';
import { generalRules } from './rules/general.ts';
import { staffRules } from './rules/staff.ts';
import { technicalRules } from './rules/technical.ts';
import { tradeRules } from './rules/trade.ts';

/** Numbered by position: the fourth point of the second section is 2.4. */
export const ruleSections: RuleSectionContent[] = [
  generalRules,
  chatRules,
  gameplayRules,
  tradeRules,
  technicalRules,
  staffRules,
];
