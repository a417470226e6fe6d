import { messages as signIn } from '@hoshikraft/sign-in/words/en';
import { messages as unban } from '@hoshikraft/unban/words/en';
import { messages as launcher } from '../../locales/en.po';

export const catalogs = [signIn, unban, launcher];
