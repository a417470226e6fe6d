import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { PROTOCOL } from '@hoshikraft/launcher-contract';
import { followService } from '../service/follow-service.ts';
import { barrierAtom } from '../service/launcher-state.ts';
import type { LauncherContext } from '../shell/launcher-context.ts';
import { createLauncherRouter } from './create-router.tsx';

/** The pages, and the socket with events of the service. */
export const LauncherRouter = ({ context }: { context: LauncherContext }) => {
  const [router] = useState(() => createLauncherRouter(context));
  useEffect(
    () =>
      followService(context, {
        debuggingStarted: () => void router.navigate(`/${context.i18n.locale}/launcher/debugging`),
        protocolReceived: (protocol) => {
          if (protocol !== PROTOCOL) context.store.set(barrierAtom, 'outdated');
        },
      }),
    [context, router],
  );
  return <RouterProvider router={router} />;
};
