import { createContext } from 'react';

/** What the document of one answer needs; empty in a browser, where the document is there already. */
export const DocumentContext = createContext<{ nonce: string; scripts: readonly string[] }>({ nonce: '', scripts: [] });
