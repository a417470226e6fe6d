import { defineOperation } from '../../platform/http/define-operation.ts';
import { localized, localizedOrNull } from '../../platform/database/localized.ts';
import { rulesInOrder, sectionsInOrder } from './rules-repository.ts';

export const getRules = defineOperation('getRules', async (_request, { app, locale }) => {
  const [sections, rules] = await Promise.all([sectionsInOrder(app.db), rulesInOrder(app.db)]);
  const updatedAt = Math.max(0, ...sections.map((section) => section.updated_at.getTime()));
  return {
    status: 200,
    body: {
      updatedAt: new Date(updatedAt).toISOString(),
      sections: sections.map((section) => ({
        id: section.id,
        title: localized(section.title, locale),
        items: rules
          .filter((rule) => rule.section_id === section.id)
          .map((rule) => ({
            number: rule.number,
            title: localizedOrNull(rule.title, locale),
            text: localized(rule.text, locale),
            punishment: localizedOrNull(rule.punishment, locale),
          })),
      })),
    },
  };
});
