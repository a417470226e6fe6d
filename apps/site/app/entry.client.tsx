import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { createBrowserParts } from './entry/browser-parts.ts';
import { type PageParts, partsContext } from './page/page-parts.ts';
import { Providers } from './shell/providers.tsx';

const mount = async (): Promise<void> => {
  const parts = await createBrowserParts(document);
  const getContext = (): RouterContextProvider => {
    const context = new RouterContextProvider();
    context.set(partsContext, parts);
    return context;
  };
  startTransition(() => {
    hydrateRoot(
      document.body,
      <StrictMode>
        <Providers parts={parts}>
          <HydratedRouter getContext={getContext} />
        </Providers>
      </StrictMode>,
    );
  });
  await signInByLegacyPair(parts);
};

/** Its code is fetched by nobody but whom the site before this one knew. */
const signInByLegacyPair = async (parts: PageParts): Promise<void> => {
  try {
    if (localStorage.getItem('token') === null) return;
  } catch {
    // A browser that keeps nothing has kept nothing of old.
    return;
  }
  await (await import('./sign-in/legacy-pair.ts')).signInByLegacyPair(parts, localStorage);
};

mount().catch((error: unknown) => console.error('Error while mounting app:', error));
