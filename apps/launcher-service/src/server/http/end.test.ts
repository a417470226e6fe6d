import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from '@jest/globals';
import { runService } from '../../testing/running-service.ts';

test.each([
  ['sent nothing', ''],
  ['sent half of a request', 'GET /progress HTTP/1.1\r\nHost: 127.0.0.1\r\n'],
])('a connection that %s does not delay the end of the service', async (_, sent) => {
  const { service, close } = await runService();
  const connection = connect(service.port, '127.0.0.1');
  // The connection may be reset.
  connection.on('error', () => undefined);
  await once(connection, 'connect');
  connection.write(sent);
  const ended = new Promise((resolve) => connection.once('close', resolve));
  await close();
  await ended;
  expect(connection.destroyed).toBe(true);
});
