import { createContext } from 'react';

/** The nonce of the answer that drew the page: what stands in a script element bears it. */
export const NonceContext = createContext('');
