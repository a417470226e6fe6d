import { messages as libs } from '@hoshikraft/i18n/catalogs/en';
import { messages as launcher } from '../../locales/en/launcher.po';

export const catalogs = [libs, launcher];
