import { messages as libs } from '@hoshikraft/i18n/catalogs/en';
import { messages as site } from '../../locales/en/site.po';

export const catalogs = [libs, site];
