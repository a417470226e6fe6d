import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from '@jest/globals';
import { clipLog } from './clip-log.ts';
import type { GameLog, LogLine } from './game-log.ts';
import { createLogReport } from './log-report.ts';

const CLIENT = '5b1c7a3e-6f0e-4d6b-9a55-0a6d1c1f0002';
const person = { home: '/home/sergey', user: 'sergey' };

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const api = async (status: number, answer: string) => {
  const seen: { url?: string | undefined; body?: unknown } = {};
  server = createServer((request, response) => {
    void text(request).then((body) => {
      Object.assign(seen, { url: request.url, body: JSON.parse(body) });
      response.writeHead(status, { 'content-type': 'application/json' }).end(answer);
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return { seen, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

const logOf = (...texts: string[]): GameLog => {
  const line = (lineText: string, index: number): LogLine => ({
    number: index + 1,
    at: '2026-01-01T00:00:00.000Z',
    level: 'info',
    text: lineText,
  });
  const lines = texts.map(line);
  const nothing = () => undefined;
  return {
    follow: nothing,
    settle: () => Promise.resolve(),
    page: () => ({ lines, first: 1, last: lines.length }),
    tail: () => lines,
    subscribe: () => nothing,
  };
};
const reportOf = (apiUrl: string, ...texts: string[]) =>
  createLogReport({ gameLog: logOf(...texts), apiUrl, clientId: () => CLIENT, secrets: () => ['Kaede'], person });

test('what is shown has its levels and nobody’s names', () => {
  const report = reportOf('http://127.0.0.1:9', 'Kaede plays', 'in /home/sergey/games');
  expect(report.preview()).toBe('info  <secret> plays\ninfo  in ~/games');
});

test('after a restart of the service the name is known from the arguments of the game', () => {
  const args = {
    gameLog: logOf('start --login Mitsuki --x 1', 'Mitsuki plays'),
    apiUrl: '',
    clientId: () => null,
    person,
  };
  expect(createLogReport(args).preview()).toBe('info  start --login <secret> --x 1\ninfo  <secret> plays');
});

test('a report goes to the API with its client, and comes back as the id for the support', async () => {
  const { seen, url } = await api(200, '{"id":"L-1234"}');
  expect(await reportOf(url).send('text')).toBe('L-1234');
  expect(seen).toEqual({ url: '/api/launcher/logs', body: { clientUuid: CLIENT, text: 'text' } });
});

test.each([
  [503, '{}'],
  [200, '{}'],
  [200, '<html>'],
  [302, '{"id":"x"}'],
])('an API that answers %d %s took nothing', async (status, answer) => {
  const { url } = await api(status, answer);
  await expect(reportOf(url).send('text')).rejects.toThrow();
});

test('a long log keeps its beginning and its end, within the limit in bytes', () => {
  const lines = Array.from({ length: 20_000 }, (_, index) => `строка ${index} ${'ж'.repeat(40)}`);
  const clipped = clipLog(lines, 500_000);
  const kept = clipped.split('\n');
  expect(Buffer.byteLength(clipped)).toBeLessThanOrEqual(500_000);
  expect(Buffer.byteLength(clipped)).toBeGreaterThan(490_000);
  expect([kept[0], kept.at(-1)]).toEqual([lines[0], lines.at(-1)]);
  const gap = kept.find((line) => line.startsWith('['));
  expect(gap).toBe(`[… ${lines.length - kept.length + 1} lines left out …]`);
});

test('a short log is left whole', () => {
  expect(clipLog(['a', 'b'], 500_000)).toBe('a\nb');
});
