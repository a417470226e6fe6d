import { messages as libs } from '@hoshikraft/i18n/catalogs/ru';
import { messages as launcher } from '../../locales/ru/launcher.po';

export const catalogs = [libs, launcher];
