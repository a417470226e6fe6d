import { createContext } from 'react';

/** What the document needs: the nonce of its answer, and on the server the scripts to be loaded early. */
export const DocumentContext = createContext<{ nonce: string; scripts: readonly string[] }>({ nonce: '', scripts: [] });
