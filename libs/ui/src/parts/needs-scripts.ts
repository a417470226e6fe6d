import { createContext } from 'react';

/** Says that a form or a page needs scripts, where a browser runs none. Set by the apps, which know the language. */
export const NeedsScriptsContext = createContext('');
