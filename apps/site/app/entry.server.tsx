import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { sessionAtom } from '@hoshikraft/auth-session';
import { renderScenesEagerly } from '@hoshikraft/ui/scenery';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { hostContext } from './host.ts';
import { createDocument } from './framework/entry/document.tsx';
import { FrameContext } from './framework/entry/document-frame.tsx';
import { isPrivatePage } from './framework/entry/load-messages.ts';
import { renderHtml, withStyles } from './framework/entry/render-html.ts';
import { pageContext } from './framework/page/page-context.ts';
import { structuredDataContext } from './framework/page/structured-data.ts';
import { Providers } from './shell/providers.tsx';

export { hostContext };

renderScenesEagerly();

/** Renders every page of the site, public or own, in production and development. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { nonce, catalogScripts, seal } = loadContext.get(hostContext);
  const context = loadContext.get(pageContext);
  const scripts = catalogScripts(context.facts.locale, isPrivatePage(new URL(request.url).pathname));
  const structuredData = loadContext.get(structuredDataContext);
  const isOwn = context.store.get(sessionAtom).kind !== 'signed-out';
  const cache = createCache({ key: 'hk', nonce });
  // Collects the rules instead of rendering a style element beside each component.
  cache.compat = true;

  const { html, failed } = await renderHtml(
    <FrameContext value={createDocument({ nonce, scripts, structuredData, isOwn })}>
      <CacheProvider value={cache}>
        <Providers context={context}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </Providers>
      </CacheProvider>
    </FrameContext>,
    nonce,
  );
  const page = seal(withStyles(html, cache, nonce));
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', page.policy);
  return new Response(page.html, { status: failed ? 500 : status, headers });
}
