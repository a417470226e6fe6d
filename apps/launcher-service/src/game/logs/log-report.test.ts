import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from '@jest/globals';
import { fakeGameLog } from '../../testing/fake-game-log.ts';
import { clipLog } from './clip-log.ts';
import { createLogReport } from './log-report.ts';

const CLIENT = '5b1c7a3e-6f0e-4d6b-9a55-0a6d1c1f0002';
const SHOWN = { id: '3f0f1d0e-8f8e-4d3c-9b1a-5b6c7d8e9f03', text: 'text', clientId: CLIENT };
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

const logOf = (...texts: string[]) => {
  const gameLog = fakeGameLog();
  gameLog.say(...texts);
  return gameLog;
};
const reportOf = (apiUrl: string, ...texts: string[]) =>
  createLogReport({ gameLog: logOf(...texts), apiUrl, clientId: () => CLIENT, secrets: () => ['Kaede'], person });

test('the preview has levels and no names of people', () => {
  const report = reportOf('http://127.0.0.1:9', 'Kaede plays', 'in /home/sergey/games');
  expect(report.preview()?.text).toBe('info  <secret> plays\ninfo  in ~/games');
});

test('after a restart of the service the name of the player is found in the arguments of the game', () => {
  const args = {
    gameLog: logOf('start --login Mitsuki --x 1', 'Mitsuki plays'),
    apiUrl: '',
    clientId: () => null,
    person,
  };
  expect(createLogReport(args).preview()?.text).toBe('info  start --login <secret> --x 1\ninfo  <secret> plays');
});

test('a report is sent to the API with its client, and its id is returned for support', async () => {
  const { seen, url } = await api(200, '{"id":"L-1234"}');
  expect(await reportOf(url).send(SHOWN)).toBe('L-1234');
  expect(seen).toEqual({ url: '/api/launcher/logs', body: { clientUuid: CLIENT, text: 'text' } });
});

test.each([
  [503, '{}'],
  [200, '{}'],
  [200, '<html>'],
  [302, '{"id":"x"}'],
])('an API that responds %d %s did not accept the report', async (status, answer) => {
  const { url } = await api(status, answer);
  await expect(reportOf(url).send(SHOWN)).rejects.toThrow();
});

test('a preview does not change with a new line or another client', () => {
  const gameLog = fakeGameLog();
  let clientId: string | null = CLIENT;
  const report = createLogReport({ gameLog, apiUrl: '', clientId: () => clientId, person });
  gameLog.say('seen');
  const shown = report.preview();
  gameLog.say('not seen');
  clientId = null;
  expect(report.get(shown?.id ?? '')).toEqual({ id: shown?.id, text: 'info  seen', clientId: CLIENT });
  expect(report.preview()).toMatchObject({ text: 'info  seen\ninfo  not seen', clientId: null });
});

test('the newest previews stay available, the oldest is deleted, and an empty log has no preview', () => {
  const gameLog = fakeGameLog();
  const report = createLogReport({ gameLog, apiUrl: '', clientId: () => null, person });
  expect(report.preview()).toBeNull();
  gameLog.say('line');
  const ids = Array.from({ length: 5 }, () => report.preview()?.id ?? '');
  expect(new Set(ids).size).toBe(5);
  expect(ids.map((id) => report.get(id) !== null)).toEqual([false, true, true, true, true]);
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

test('a short log is not shortened', () => {
  expect(clipLog(['a', 'b'], 500_000)).toBe('a\nb');
});
