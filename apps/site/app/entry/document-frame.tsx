import { createContext, type ReactNode } from 'react';

export type Frame = (page: ReactNode) => ReactNode;

/**
 * The document around a page in the browser: nothing, for the server has written it and it never changes (document.tsx).
 * The empty places are those of head and scripts: React numbers what it draws by them, and both sides must count alike.
 */
const inBrowser: Frame = (page) => (
  <>
    {null}
    <>
      {page}
      {null}
    </>
  </>
);

export const FrameContext = createContext<Frame>(inBrowser);
