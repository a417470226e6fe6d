import { createContext } from 'react';

/** Says that forms need scripts, where a browser runs none. Set by the apps, which know the language. */
export const NeedsScriptsContext = createContext('');
