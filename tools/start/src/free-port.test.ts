import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { freePort } from './free-port.ts';

test('a port in use or already promised is passed over', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const next = await freePort(port);
  expect(next).toBeGreaterThan(port);
  expect(await freePort(port, new Set([next]))).toBeGreaterThan(next);
  await new Promise((resolve) => server.close(resolve));
  expect(await freePort(port)).toBe(port);
});
