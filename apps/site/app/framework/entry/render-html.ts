import { Writable } from 'node:stream';
import type { EmotionCache } from '@emotion/cache';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** Renders a page to complete HTML; `failed` if a part of it threw. */
export const renderHtml = (page: ReactNode, nonce: string): Promise<{ html: string; failed: boolean }> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let failed = false;
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve({ html: Buffer.concat(chunks).toString(), failed });
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // Otherwise React moves large parts to the end of the document and back by a script.
      progressiveChunkSize: Infinity,
      onAllReady: () => void pipe(sink),
      onShellError: reject,
      onError(error) {
        failed = true;
        console.error('Error while rendering a page:', error);
      },
    });
  });

/** Puts the styles that were collected while rendering into the head. */
export const withStyles = (html: string, { key, inserted }: EmotionCache, nonce: string): string => {
  const names = Object.keys(inserted).filter((name) => inserted[name] !== true);
  if (names.length === 0) return html;
  const css = names.map((name) => inserted[name]).join('');
  const end = html.indexOf('</head>');
  const style = `<style data-emotion="${key} ${names.join(' ')}" nonce="${nonce}">${css}</style>`;
  return html.slice(0, end) + style + html.slice(end);
};
