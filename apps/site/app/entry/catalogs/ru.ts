import { messages as libs } from '@hoshikraft/i18n/catalogs/ru';
import { messages as site } from '../../locales/ru/site.po';

export const catalogs = [libs, site];
