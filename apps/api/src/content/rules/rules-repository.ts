import type { Db } from '../../platform/database/types.ts';

export const rulesInOrder = (db: Db) =>
  db
    .selectFrom('rules')
    .innerJoin('rule_sections', 'rule_sections.id', 'rules.section_id')
    .select(['rules.section_id', 'rules.number', 'rules.title', 'rules.text', 'rules.punishment'])
    .orderBy('rule_sections.position')
    .orderBy('rules.position')
    .execute();

export const sectionsInOrder = (db: Db) =>
  db.selectFrom('rule_sections').select(['id', 'title', 'updated_at']).orderBy('position').execute();
