import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { PROTOCOL } from '@hoshikraft/launcher-contract';
import { followService } from '../service/follow-service.ts';
import { barrierAtom } from '../service/launcher-state.ts';
import type { LauncherParts } from '../start/launcher-parts.ts';
import { createLauncherRouter } from './create-router.tsx';

/** The pages, and the socket that tells them what the service does. */
export const LauncherRouter = ({ parts }: { parts: LauncherParts }) => {
  const [router] = useState(() => createLauncherRouter(parts.locale));
  useEffect(
    () =>
      followService(parts, {
        debuggingBegan: () => void router.navigate(`/${parts.locale}/launcher/debugging`),
        protocolHeard: (protocol) => {
          if (protocol !== PROTOCOL) parts.store.set(barrierAtom, 'outdated');
        },
      }),
    [parts, router],
  );
  return <RouterProvider router={router} />;
};
