import { sql } from 'kysely';
import type { Json } from '../../platform/database/generated.ts';

export interface BrokenRuleRow {
  number: string;
  title: Json;
}

/** Numbers of rules, such as 2.4, but neither 1.20.1 nor 12.40. */
const RULE_NUMBER = String.raw`(?<![\d.])([1-9]\.[1-9]\d?)(?!\d|\.\d)`;

/** The first rule that the reason of a row of `bans` quotes by its number; null if it quotes none. */
export const selectBrokenRule = sql<BrokenRuleRow | null>`(
  SELECT jsonb_build_object('number', rules.number, 'title', COALESCE(rules.title, rule_sections.title))
  FROM rules JOIN rule_sections ON rule_sections.id = rules.section_id
  WHERE rules.number = substring(bans.ban_reason FROM ${sql.lit(RULE_NUMBER)}))`.as('rule');
