import { Transform } from 'node:stream';
import createCache, { type EmotionCache } from '@emotion/cache';

/** The style cache of one answer. `compat` collects the rules instead of drawing a style tag beside each part. */
export const createStyleCache = (nonce: string): EmotionCache => {
  const cache = createCache({ key: 'hk', nonce });
  cache.compat = true;
  return cache;
};

const HEAD_END = '</head>';

/**
 * Puts the styles that were collected since the last chunk in front of it: before `</head>` in the first, in front of
 * the markup in later ones, so that nothing is ever painted without its style.
 */
export const styleStream = (cache: EmotionCache, nonce: string): Transform => {
  const sent = new Set<string>();
  let headPassed = false;
  const fresh = (): string => {
    const names = Object.keys(cache.inserted).filter((name) => !sent.has(name) && cache.inserted[name] !== true);
    if (names.length === 0) return '';
    for (const name of names) sent.add(name);
    const css = names.map((name) => String(cache.inserted[name])).join('');
    return `<style data-emotion="${cache.key} ${names.join(' ')}" nonce="${nonce}">${css}</style>`;
  };
  const styled = (html: string): string => {
    const end = headPassed ? -1 : html.indexOf(HEAD_END);
    if (headPassed) return fresh() + html;
    if (end === -1) return html;
    headPassed = true;
    return html.slice(0, end) + fresh() + html.slice(end);
  };
  // React writes 2 KB at a time, and everything behind costs by the piece: what is drawn in one go goes in one.
  let drawn = '';
  const send = (): void => {
    if (drawn !== '' && !stream.destroyed) stream.push(drawn);
    drawn = '';
  };
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (drawn === '') process.nextTick(send);
      drawn += styled(chunk.toString('utf8'));
      done();
    },
    flush(done) {
      send();
      done();
    },
  });
  return stream;
};
