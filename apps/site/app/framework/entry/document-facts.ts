import { isLocale, isRegion, isThemeId } from '@hoshikraft/shared';
import type { SiteFacts } from '../page/page-context.ts';

/** Attributes of `<html>` that give the facts to the browser before any script runs. */
export const factAttributes = (facts: SiteFacts) => ({
  lang: facts.locale,
  'data-brand': facts.brand,
  'data-primary-origin': facts.primaryOrigin,
  'data-primary-host': String(facts.isPrimaryHost),
  'data-region': facts.region,
  'data-time-zone': facts.timeZone ?? '',
  'data-today': facts.today,
  'data-theme': facts.theme,
  'data-build': facts.build,
  'data-development': String(facts.developmentPages),
});

/** Reads the facts from `<html>`. @throws if the document was not rendered by this site */
export const readFacts = (root: HTMLElement): SiteFacts => {
  const { brand, primaryOrigin, primaryHost, region, timeZone, today, theme, build = '', development } = root.dataset;
  if (!isLocale(root.lang) || !isRegion(region) || !isThemeId(theme) || !brand || !primaryOrigin || !today) {
    throw new Error('The document does not carry the facts of the site.');
  }
  return {
    locale: root.lang,
    brand,
    primaryOrigin,
    isPrimaryHost: primaryHost === 'true',
    region,
    timeZone: timeZone || null,
    today,
    theme,
    build,
    developmentPages: development === 'true',
  };
};
