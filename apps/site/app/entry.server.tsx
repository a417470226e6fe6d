import { CacheProvider } from '@emotion/react';
import { createReadableStreamFromReadable } from '@react-router/node';
import { themes, themeToCssVariables } from '@hoshikraft/ui';
import { drawScenesAtOnce } from '@hoshikraft/ui/scenery';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { hostContext } from './host.ts';
import { documentOf } from './entry/document.tsx';
import { FrameContext } from './entry/document-frame.tsx';
import { ForAllContext } from './page/own-part.tsx';
import { NonceContext } from './page/nonce-context.ts';
import { askForPlayer, drawOwn } from './entry/draw-own.tsx';
import { createStyleCache, styleStream } from './entry/style-stream.ts';
import { partsContext } from './page/page-parts.ts';
import { structuredDataContext } from './page/structured-data.ts';
import { Providers } from './shell/providers.tsx';

export { askForPlayer, drawOwn, hostContext };

drawScenesAtOnce();

/** How long a late part of a page may take before the browser has to fetch it itself, in ms. */
export const streamTimeout = 4000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { nonce, catalogScripts, forAll } = loadContext.get(hostContext);
  const parts = loadContext.get(partsContext);
  const scripts = catalogScripts(parts.facts.locale);
  const themeStyles = `:root{${themeToCssVariables(themes[parts.facts.theme])}}`;
  const structuredData = loadContext.get(structuredDataContext);
  const cache = createStyleCache(nonce);
  // What is kept has no part that comes late.
  const complete = forAll !== undefined || isbot(request.headers.get('User-Agent') ?? '');

  return new Promise((resolve, reject) => {
    let started = false;
    let responseStatus = status;
    const send = (): void => {
      started = true;
      const styled = styleStream(cache, nonce);
      headers.set('Content-Type', 'text/html; charset=utf-8');
      resolve(new Response(createReadableStreamFromReadable(styled), { status: responseStatus, headers }));
      pipe(styled);
    };
    const { pipe, abort } = renderToPipeableStream(
      <FrameContext value={documentOf({ nonce, scripts, themeStyles, structuredData })}>
        <NonceContext value={nonce}>
          <CacheProvider value={cache}>
            <Providers parts={parts}>
              <ForAllContext value={forAll !== undefined}>
                <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
              </ForAllContext>
            </Providers>
          </CacheProvider>
        </NonceContext>
      </FrameContext>,
      {
        nonce,
        ...(complete ? { onAllReady: send } : { onShellReady: send }),
        onShellError: reject,
        onError(error) {
          responseStatus = 500;
          if (started) console.error('Error while streaming a page:', error);
        },
      },
    );
    setTimeout(abort, streamTimeout + 1000).unref();
  });
}
