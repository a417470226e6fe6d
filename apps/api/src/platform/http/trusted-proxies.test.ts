import { afterEach, expect, test } from '@jest/globals';
import { fastify } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { callerAddress, trustHops } from './trusted-proxies.ts';

const servers: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** The caller's address behind a number of trusted proxies. */
async function callerOf(trustProxyHops: number, forwarded?: string): Promise<string> {
  const server = fastify({ trustProxy: trustHops({ trustProxyHops }) });
  servers.push(server);
  server.get('/', (request) => callerAddress(request));
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const { body } = await server.inject({ url: '/', headers, remoteAddress: '198.51.100.1' });
  return body;
}

test.each([
  [0, undefined, '198.51.100.1'],
  [0, '203.0.113.7', '198.51.100.1'],
  [1, undefined, '198.51.100.1'],
  [1, '', '198.51.100.1'],
  [1, '203.0.113.7', '203.0.113.7'],
  [1, '9.9.9.9, 203.0.113.7', '203.0.113.7'],
  [1, '9.9.9.9,,203.0.113.7 ', '203.0.113.7'],
  [2, '9.9.9.9, 203.0.113.7, 192.0.2.1', '203.0.113.7'],
  [2, '203.0.113.7', '203.0.113.7'],
  [1, '2001:db8::1', '2001:db8::1'],
  [1, '9.9.9.9, 203.0.113.7:1001', '203.0.113.7'],
  [1, '[2001:db8::1]:443', '2001:db8::1'],
])('behind %i proxies, forwarded for %p, the caller is %s', async (hops, forwarded, caller) => {
  expect(await callerOf(hops, forwarded)).toBe(caller);
});
