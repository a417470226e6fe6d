import { messages as signIn } from '@hoshikraft/sign-in/words/ru';
import { messages as unban } from '@hoshikraft/unban/words/ru';
import { messages as launcher } from '../../locales/ru.po';

export const catalogs = [signIn, unban, launcher];
