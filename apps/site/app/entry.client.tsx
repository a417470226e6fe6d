import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { createBrowserContext } from './framework/entry/browser-context.ts';
import { type PageContext, pageContext } from './framework/page/page-context.ts';
import { Providers } from './shell/providers.tsx';

const mount = async (): Promise<void> => {
  const context = await createBrowserContext(document);
  const getContext = (): RouterContextProvider => {
    const routerContext = new RouterContextProvider();
    routerContext.set(pageContext, context);
    return routerContext;
  };
  startTransition(() => {
    hydrateRoot(
      document.body,
      <StrictMode>
        <Providers context={context}>
          <HydratedRouter getContext={getContext} />
        </Providers>
      </StrictMode>,
    );
  });
  await signInByLegacyPair(context);
};

/** Only browsers with a token of the previous site download this code. */
const signInByLegacyPair = async (context: PageContext): Promise<void> => {
  try {
    if (localStorage.getItem('token') === null) return;
  } catch {
    // Without storage there is no token of the previous site either.
    return;
  }
  await (await import('./auth/sign-in/legacy-pair.ts')).signInByLegacyPair(context, localStorage);
};

mount().catch((error: unknown) => console.error('Error while mounting app:', error));
