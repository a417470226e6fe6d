import { createContext, type ReactNode } from 'react';

export type Frame = (page: ReactNode) => ReactNode;

/**
 * In the browser there is no document around a page: the server has rendered it and it never changes (document.tsx). The
 * `null`s take the places of head and scripts: React's `useId` counts children, and both sides must count alike.
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
