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
  /** Held back, for `</head>` may have begun in it: React cuts its pieces anywhere. */
  let tail: Buffer = Buffer.alloc(0);
  const fresh = (): readonly Buffer[] => {
    const names = Object.keys(cache.inserted).filter((name) => !sent.has(name) && cache.inserted[name] !== true);
    if (names.length === 0) return [];
    for (const name of names) sent.add(name);
    const css = names.map((name) => String(cache.inserted[name])).join('');
    return [Buffer.from(`<style data-emotion="${cache.key} ${names.join(' ')}" nonce="${nonce}">${css}</style>`)];
  };
  const styled = (html: Buffer): readonly Buffer[] => {
    if (headPassed) return [...fresh(), html];
    const head = Buffer.concat([tail, html]);
    const end = head.indexOf(HEAD_END);
    headPassed = end !== -1;
    const sure = headPassed ? end : Math.max(0, head.length - HEAD_END.length + 1);
    tail = headPassed ? Buffer.alloc(0) : head.subarray(sure);
    return headPassed ? [head.subarray(0, end), ...fresh(), head.subarray(end)] : [head.subarray(0, sure)];
  };
  // React writes 2 KB at a time, and everything behind costs by the piece: what is drawn in one go goes in one.
  let drawn: Buffer[] = [];
  const send = (): void => {
    if (drawn.length > 0 && !stream.destroyed) stream.push(Buffer.concat(drawn));
    drawn = [];
  };
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (drawn.length === 0) process.nextTick(send);
      drawn.push(...styled(chunk));
      done();
    },
    flush(done) {
      drawn.push(tail);
      send();
      done();
    },
  });
  return stream;
};
