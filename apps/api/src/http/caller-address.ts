import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { Config } from '../config.ts';

type Hops = Pick<Config, 'trustProxyHops'>;

/** Which proxies are believed, counted from our own socket outwards: what stands further off may say anything. */
export const trustHops =
  ({ trustProxyHops }: Hops) =>
  (_address: string, hop: number): boolean =>
    hop < trustProxyHops;

/** Address of the caller as the believed proxies give it, as Fastify has it for its own requests. */
export function callerAddress(config: Hops): (request: IncomingMessage) => string {
  const trust = trustHops(config);
  return (request) => proxyAddr(request, trust);
}
