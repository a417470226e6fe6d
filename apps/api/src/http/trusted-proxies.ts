import type { Config } from '../config.ts';

/** Which proxies are trusted, counted from our own socket outwards: anything further off may send whatever it likes. */
export const trustHops =
  ({ trustProxyHops }: Pick<Config, 'trustProxyHops'>) =>
  (_address: string, hop: number): boolean =>
    hop < trustProxyHops;
