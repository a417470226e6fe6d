import { forwardedAddress } from '@hoshikraft/shared';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';

/** Trusted proxies, counted from our socket: X-Forwarded-For entries of hops further away can be forged. */
export const trustHops =
  ({ trustProxyHops }: Pick<Config, 'trustProxyHops'>) =>
  (_address: string, hop: number): boolean =>
    hop < trustProxyHops;

/** IP address of the caller, as the outermost trusted proxy saw it. */
export const callerAddress = ({ ip }: Pick<FastifyRequest, 'ip'>): string => forwardedAddress(ip);
