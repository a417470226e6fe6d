import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { createBrowserParts } from './entry/browser-parts.ts';
import { partsContext } from './page/page-parts.ts';
import { Providers } from './shell/providers.tsx';

const mount = async (): Promise<void> => {
  // The toasts' style tag takes its nonce from here.
  window.__nonce__ = document.querySelector<HTMLElement>('script[nonce]')?.nonce;
  const parts = await createBrowserParts(document);
  const getContext = (): RouterContextProvider => {
    const context = new RouterContextProvider();
    context.set(partsContext, parts);
    return context;
  };
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Providers parts={parts}>
          <HydratedRouter getContext={getContext} />
        </Providers>
      </StrictMode>,
    );
  });
};

mount().catch((error: unknown) => console.error('Error while mounting app:', error));
